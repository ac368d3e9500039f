import { filterReleases } from '@ferrule/domain/media-releases/filter-releases'
import { listYears } from '@ferrule/domain/stories/filter-stories'
import type { Visit } from '../../visit/contexts.ts'
import { orThrow503 } from '../../http/or-throw-503.server.ts'
import { breadcrumbSteps } from '../breadcrumb-steps.server.ts'
import { findPage } from '../find-page.server.ts'
import { listPublicPages } from '../list-public-pages.server.ts'
import type { ViewResponse } from '../view-response.ts'
import { overviewHeaders } from '../overview-headers.server.ts'
import { pageVersionsOf } from '../page-versions-of.server.ts'
import { paginate } from '../paging.ts'

const parameters = ['adhoc', 'year', 'page']

/** The URL is the state: ?adhoc=true, ?year= and ?page=. */
export async function loadMediaReleases(visit: Visit): Promise<ViewResponse> {
  const params = new URLSearchParams(visit.search)
  const [pages, found] = await orThrow503('content', Promise.all([listPublicPages(visit), findPage(visit)]))
  const all = pages.filter(({ pageType }) => pageType === 'MediaRelease')
  const filter = { adHocOnly: params.get('adhoc') === 'true', year: params.get('year') || undefined }
  return {
    view: {
      kind: 'media-releases',
      page: found?.page,
      versions: pageVersionsOf(visit, found?.page),
      steps: breadcrumbSteps(visit, { id: found?.page.id, path: 'media-releases', title: '' }),
      releases: paginate(filterReleases(all, filter), params.get('page')),
      years: listYears(all),
      query: Object.fromEntries(parameters.map((name) => [name, params.get(name) ?? ''])),
    },
    status: 200,
    headers: overviewHeaders(visit, { pageType: 'MediaRelease', page: found?.page }),
  }
}
