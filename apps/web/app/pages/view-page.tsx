import { isCatalogueView } from '../catalogue/catalogue-view.ts'
import { NotFound } from '../frame/not-found.tsx'
import { DrawnStyles } from '../frame/drawn-styles.tsx'
import { SiteFrame } from '../frame/site-frame.tsx'
import { LocationsPage } from './locations/locations-page.tsx'
import { MediaReleasesPage } from './media-releases/media-releases-page.tsx'
import { PageBanner } from './page-banner.tsx'
import { PageView } from './page-view.tsx'
import { ProtectedPage } from './protected/protected-page.tsx'
import { StoriesPage } from './stories/stories-page.tsx'
import { SwitchPage } from './switch/switch-page.tsx'
import { type PagesView, useView } from './view.ts'

/** Whatever was found at the address, within its frame. */
export function ViewPage() {
  const view = useView()
  // The routes of the catalogue draw its own views.
  if (!view || isCatalogueView(view)) return null
  const isInOtherLanguage = view.kind === 'page' && view.insteadOfOwn.length > 0
  return (
    <SiteFrame banner={isInOtherLanguage ? <PageBanner versions={view.insteadOfOwn} /> : undefined}>
      {/* Every place is drawn by a rare block. */}
      {view.kind === 'locations' && <DrawnStyles of="rare" />}
      {view.kind !== 'page' && view.kind !== 'missing' && <DrawnStyles of="overviews" />}
      <Shown view={view} />
    </SiteFrame>
  )
}

function Shown({ view }: { view: PagesView }) {
  switch (view.kind) {
    case 'page':
      return <PageView view={view} />
    case 'stories':
      return <StoriesPage view={view} />
    case 'media-releases':
      return <MediaReleasesPage view={view} />
    case 'locations':
      return <LocationsPage view={view} />
    case 'switch':
      return <SwitchPage view={view} />
    case 'protected':
      return <ProtectedPage view={view} />
    case 'missing':
      return <NotFound {...view} />
  }
}
