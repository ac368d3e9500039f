import { filterReleases } from '@ferrule/domain/media-releases/filter-releases'
import { listYears } from '@ferrule/domain/stories/filter-stories'
import type { Visit } from '../../request/contexts.ts'
import { orUnavailable } from '../../request/or-unavailable.server.ts'
import { breadcrumbSteps } from '../breadcrumb-steps.server.ts'
import { findPage } from '../find-page.server.ts'
import { listReadable } from '../list-readable.server.ts'
import type { Loaded } from '../load-view.server.ts'
import { overviewHeaders } from '../overview-headers.server.ts'
import { pageVersionsOf } from '../page-versions-of.server.ts'
import { toPage } from '../paging.ts'

const parameters = ['adhoc', 'year', 'page']

/** The address is the state: ?adhoc=true, ?year= and ?page=. */
export async function loadMediaReleases(visit: Visit): Promise<Loaded> {
  const asked = new URLSearchParams(visit.search)
  const [pages, found] = await orUnavailable('content', Promise.all([listReadable(visit), findPage(visit)]))
  const all = pages.filter(({ pageType }) => pageType === 'MediaRelease')
  const filter = { adHocOnly: asked.get('adhoc') === 'true', year: asked.get('year') || undefined }
  return {
    view: {
      kind: 'media-releases',
      page: found?.page,
      versions: pageVersionsOf(visit, found?.page),
      steps: breadcrumbSteps(visit, { id: found?.page.id, path: 'media-releases', title: '' }),
      releases: toPage(filterReleases(all, filter), asked.get('page')),
      years: listYears(all),
      query: Object.fromEntries(parameters.map((name) => [name, asked.get(name) ?? ''])),
    },
    status: 200,
    headers: overviewHeaders(visit, { pageType: 'MediaRelease', page: found?.page }),
  }
}
