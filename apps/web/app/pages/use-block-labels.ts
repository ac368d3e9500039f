import type { Labels } from '@ferrule/blocks/labels'
import { defaultLanguage } from '@ferrule/domain/locales/language'
import { parseLocale } from '@ferrule/domain/locales/locale'
import { formatDate } from '@ferrule/texts/format-date'
import { formatNumber } from '@ferrule/texts/format-number'
import { machineFactsOf } from '../catalogue/machine-facts-of.ts'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { useMapLabels } from './locations/use-map-labels.ts'
import { usePageContent } from './page-content.ts'
import { useView } from './view.ts'
import { useFormLabels } from '../requests/use-form-labels.ts'

/** The labels of blocks in the visitor's language. */
export function useBlockLabels(): Labels {
  const texts = useTexts()
  const contactForm = useFormLabels('contact')
  const whitepaperForm = useFormLabels('whitepaper')
  const { home, locale } = useFrame()
  const page = usePageContent()
  const view = useView()
  const places = view?.kind === 'page' ? view.places : []
  const map = useMapLabels(places.length)
  const language = parseLocale(locale)?.language ?? defaultLanguage
  return {
    contactPanel: {
      title: texts('contact.title'),
      more: texts('contact.more-ways'),
      about: page?.title ?? null,
    },
    contactForm,
    whitepaperForm,
    search: { label: texts('frame.search'), placeholder: texts('search.placeholder') },
    news: { adHoc: texts('media-releases.ad-hoc') },
    pressKit: {
      archive: texts('press-kit.archive'),
      archiveHref: page ? `${home}/press-kits/${page.path}.zip` : null,
      facts: texts('press-kit.facts'),
      about: texts('press-kit.about'),
      contact: texts('press-kit.contact'),
      download: (name) => texts('component.download-file', { name }),
      size: (width, height) => `PNG, ${formatNumber(width, language)} × ${formatNumber(height, language)} px`,
    },
    openPositions: toPositionLabels(texts),
    machineChooser: {
      recommendation: texts('catalogue.recommendation'),
      see: (name) => texts('catalogue.see-machine', { name }),
      compare: (name) => texts('catalogue.compare-with', { name }),
    },
    machineComparison: {
      factsOf: (slug) => machineFactsOf(view, slug),
      compare: texts('catalogue.compare-in-detail'),
      scale: (from, to) => texts('catalogue.wire-scale', { from, to }),
    },
    chart: { showTable: texts('component.show-as-table') },
    locationMap: { ...map, places },
    video: { download: (name) => texts('component.download-file', { name }) },
    gallery: {
      enlarge: (picture, pictures) =>
        `${texts('component.enlarge-picture')}: ${texts('component.picture-of', { picture, pictures })}`,
      close: texts('component.close'),
    },
    // Editors choose a day; the content service stores it as noon in UTC.
    formatDate: (iso) => formatDate(new Date(iso), language, { timeZone: 'UTC' }),
    formatNumber: (value) => formatNumber(value, language),
  }
}

function toPositionLabels(texts: ReturnType<typeof useTexts>): Labels['openPositions'] {
  return {
    search: texts('frame.search'),
    area: texts('positions.area'),
    allAreas: texts('positions.all-areas'),
    place: texts('positions.place'),
    allPlaces: texts('positions.all-places'),
    noExperience: texts('positions.no-experience'),
    partTime: texts('positions.part-time'),
    apply: texts('positions.apply'),
    none: texts('positions.none'),
    range: (shown, count) => texts('positions.range', { shown, count }),
    more: (count) => texts('positions.more', { count }),
  }
}
