import type { PageSummary } from '@ferrule/content-client/page-summary'
import type { PublishedPage } from '@ferrule/content-client/published-page'
import type { PublishedRecords } from '@ferrule/content-client/published-records'
import type { Language } from '@ferrule/domain/locales/language'
import type { Breadcrumb } from '@ferrule/domain/navigation/breadcrumbs'
import type { Alternate, PageVersions } from '@ferrule/domain/pages/page-versions'
import type { MapPlace } from '@ferrule/ui/world-map'
import { createContext, useContext } from 'react'
import type { NearestPage } from '../search/nearest-page.ts'
import type { CatalogueView } from '../catalogue/catalogue-view.ts'
import type { ComparedMachines } from '../catalogue/compared-machines.ts'
import type { TeasedProduct } from '../catalogue/tease-available-products.ts'
import type { LocationsView } from './locations/locations-view.ts'
import type { MediaReleasesView } from './media-releases/media-releases-view.ts'
import type { ProtectedView } from './protected/protected-view.ts'
import type { StoriesView } from './stories/stories-view.ts'
import type { SwitchView } from './switch/switch-view.ts'

/** One version of a page, with its canonical URL and those of all other versions. */
export type AddressedPage = PublishedPage & { canonicalUrl: string; alternateVersions: Alternate[] }

export type EditorialPageData = {
  kind: 'page'
  page: AddressedPage
  /** Maps the short addresses of linked products to their current routes. */
  productRoutes: Record<string, string>
  /** The technical data of machines that a block compares. */
  comparedMachines: ComparedMachines
  /** The products that a story names, as far as they are sold in the visitor's country. */
  machines: TeasedProduct[]
  versions: PageVersions
  /** The breadcrumbs between home and this page. */
  steps: Breadcrumb[]
  isHome: boolean
  /** Existing versions to offer if the visitor's language is missing, each with a label in its own language. */
  fallbackVersions: { language: Language; label: string }[]
  related: PageSummary[]
  readingMinutes: number | undefined
  /** SHA-256 of the text of a media release, by which a copy can be compared with it. */
  checksum: string | undefined
  /** Investor tables or terms and conditions, on the pages that list them. */
  records: PublishedRecords
  /** The locations, on pages with their map. */
  places: MapPlace[]
}

/** A 404 page. `path` is user input and rendered as text only. */
export type MissingView = {
  kind: 'missing'
  path: string
  /** Whether a route matches the path but the requested record does not exist. */
  refused: boolean
  /** Existing pages with a similar address. */
  nearest: readonly NearestPage[]
}

/** The views of the catch-all route; the catalogue has further ones. */
export type PagesView =
  | EditorialPageData
  | MissingView
  | StoriesView
  | MediaReleasesView
  | LocationsView
  | SwitchView
  | ProtectedView

export type View = PagesView | CatalogueView

/** Set by the server's renderer; null in the browser, because these pages are not hydrated. */
export const ViewContext = createContext<View | null>(null)

export function useView(): View | null {
  return useContext(ViewContext)
}
