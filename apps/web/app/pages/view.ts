import type { PageSummary } from '@ferrule/content-client/page-summary'
import type { PublishedPage } from '@ferrule/content-client/published-page'
import type { Language } from '@ferrule/domain/locales/language'
import type { Breadcrumb } from '@ferrule/domain/navigation/breadcrumbs'
import type { PageVersions } from '@ferrule/domain/pages/page-versions'
import { createContext, useContext } from 'react'
import type { CatalogueView } from '../catalogue/catalogue-view.ts'
import type { LocationsView } from './locations/locations-view.ts'
import type { MediaReleasesView } from './media-releases/media-releases-view.ts'
import type { ProtectedView } from './protected/protected-view.ts'
import type { StoriesView } from './stories/stories-view.ts'
import type { SwitchView } from './switch/switch-view.ts'

/** A page that an editor wrote. */
export type PageView = {
  kind: 'page'
  page: PublishedPage
  /** Where the short addresses of the products it shows lead by now. */
  productRoutes: Record<string, string>
  versions: PageVersions
  /** What lies between home and here. */
  steps: Breadcrumb[]
  isHome: boolean
  /** The versions to read instead of the missing one in the reader's language, each offered in its own words. */
  insteadOfOwn: { language: Language; label: string }[]
  /** Stories to read next. */
  related: PageSummary[]
}

/** No page is there. `path` is what the reader typed; it is shown as text and nothing else. */
export type MissingView = {
  kind: 'missing'
  path: string
  /** Whether the address as such is known, and only what it asks for does not exist. */
  refused: boolean
}

/** What every address can show; the catalogue shows more below its own. */
export type PagesView =
  | PageView
  | MissingView
  | StoriesView
  | MediaReleasesView
  | LocationsView
  | SwitchView
  | ProtectedView

export type View = PagesView | CatalogueView

/** Set by the server's renderer; in the browser it is empty, because these pages are documents. */
export const ViewContext = createContext<View | null>(null)

export function useView(): View | null {
  return useContext(ViewContext)
}
