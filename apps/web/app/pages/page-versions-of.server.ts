import { type LocaleOffer } from '@ferrule/domain/locales/locale-offer'
import { listPageLocales } from '@ferrule/domain/pages/page-locales'
import type { PageVersions } from '@ferrule/domain/pages/page-versions'
import type { PublishedPage } from '@ferrule/content-client/published-page'
import type { Visit } from '../request/contexts.ts'
import { getServices } from '../request/services.server.ts'
import { homeOf } from '../request/site-origin.ts'

type Spread = Pick<PublishedPage, 'languages' | 'countries'>

/** All versions of what is read in a visit; without a page, what exists in every locale of the site. */
export function pageVersionsOf(visit: Visit, page: Spread | undefined): PageVersions {
  const { site, segments, offer } = visit
  return {
    ...homeOf(site, getServices().settings.EDGE_ORIGIN),
    segments,
    locales: listPageLocales(page ?? everywhere(offer), offer),
    languages: site.languages,
  }
}

function everywhere({ languages }: LocaleOffer): Spread {
  return { languages: [...languages], countries: [] }
}
