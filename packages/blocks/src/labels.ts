import type { FormattedValue } from '@ferrule/domain/catalogue/technical-data-rows'
import type { WireRange } from '@ferrule/domain/catalogue/wire-range'
import type { WorldMapProps } from '@ferrule/ui/world-map'
import type { RequestFormLabels } from './form/request-form-labels.ts'

/** The values of a machine in the catalogue, in the visitor's language and units. */
export type MachineFacts = { wireRange: WireRange | undefined; values: ({ name: string } & FormattedValue)[] }

/**
 * The fixed texts of blocks in the language of the page, and its number and date formats. Editors write all other
 * texts.
 */
export type Labels = {
  contactPanel: {
    title: string
    more: string
    /** The subject of the page; sent with the form. */
    about: string | null
  }
  contactForm: RequestFormLabels
  whitepaperForm: RequestFormLabels
  search: { label: string; placeholder: string }
  news: { adHoc: string }
  gallery: { enlarge: (picture: number, of: number) => string; close: string }
  video: { download: (title: string) => string }
  pressKit: {
    archive: string
    /** Null where the block is not on a published page. */
    archiveHref: string | null
    facts: string
    about: string
    contact: string
    download: (name: string) => string
    /** The format and the pixels of a picture. */
    size: (width: number, height: number) => string
  }
  openPositions: {
    search: string
    area: string
    allAreas: string
    place: string
    allPlaces: string
    noExperience: string
    partTime: string
    apply: string
    none: string
    /** Numbers, or the placeholders that the filters in the browser replace. */
    range: (shown: string, count: string) => string
    more: (count: string) => string
  }
  machineChooser: { recommendation: string; see: (name: string) => string; compare: (name: string) => string }
  /** The facts of the compared machines; undefined for a machine that the catalogue does not return. */
  machineComparison: {
    factsOf: (slug: string) => MachineFacts | undefined
    compare: string
    scale: (from: string, to: string) => string
  }
  chart: { showTable: string }
  /** The map of locations: its texts, and the places from the location records. */
  locationMap: Pick<WorldMapProps, 'label' | 'kindLabels' | 'listLabel' | 'emptyLabel' | 'places'>
  /** Formats the ISO date of the content service. */
  formatDate: (iso: string) => string
  formatNumber: (value: number) => string
}
