import { isCatalogueView } from '../catalogue/catalogue-view.ts'
import { NotFound } from '../frame/not-found.tsx'
import { CriticalStyles } from '../frame/critical-styles.tsx'
import { SiteFrame } from '../frame/site-frame.tsx'
import { LocationsPage } from './locations/locations-page.tsx'
import { MediaReleasesPage } from './media-releases/media-releases-page.tsx'
import { PageBanner } from './page-banner.tsx'
import { EditorialPage } from './editorial-page.tsx'
import { ProtectedPage } from './protected/protected-page.tsx'
import { StoriesPage } from './stories/stories-page.tsx'
import { SwitchPage } from './switch/switch-page.tsx'
import { type PagesView, useView } from './view.ts'

/** Renders the view of the address inside the site frame. */
export function PageOutlet({ asksConsent = true }: { asksConsent?: boolean }) {
  const view = useView()
  // The routes of the catalogue render its views.
  if (!view || isCatalogueView(view)) return null
  const isFallback = view.kind === 'page' && view.fallbackVersions.length > 0
  return (
    <SiteFrame {...{ asksConsent }} banner={isFallback ? <PageBanner versions={view.fallbackVersions} /> : undefined}>
      {/* The list of locations is a block with lazy styles. */}
      {view.kind === 'locations' && <CriticalStyles of="lazy" />}
      {view.kind !== 'page' && view.kind !== 'missing' && <CriticalStyles of="overviews" />}
      <ViewContent view={view} />
    </SiteFrame>
  )
}

function ViewContent({ view }: { view: PagesView }) {
  switch (view.kind) {
    case 'page':
      return <EditorialPage view={view} />
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
