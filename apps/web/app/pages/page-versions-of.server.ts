import { type AvailableLocales } from '@ferrule/domain/locales/available-locales'
import { listPageLocales } from '@ferrule/domain/pages/page-locales'
import type { PageVersions } from '@ferrule/domain/pages/page-versions'
import type { PublishedPage } from '@ferrule/content-client/published-page'
import type { Visit } from '../visit/contexts.ts'
import { getServices } from '../visit/services.server.ts'
import { homeOf } from '../visit/site-origin.ts'

type Availability = Pick<PublishedPage, 'languages' | 'countries'>

/** All versions of a page; without a page, one for every locale of the site. */
export function pageVersionsOf(visit: Visit, page: Availability | undefined): PageVersions {
  const { site, segments, offer } = visit
  return {
    ...homeOf(site, getServices().settings.EDGE_ORIGIN),
    segments,
    locales: listPageLocales(page ?? everywhere(offer), offer),
    languages: site.languages,
  }
}

function everywhere({ languages }: AvailableLocales): Availability {
  return { languages: [...languages], countries: [] }
}
