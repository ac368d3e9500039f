import type { PageSummary } from '@ferrule/content-client/page-summary'
import { deriveOnce } from '@ferrule/domain/derive-once'
import { filterStories, listStoryChoices, newestFirst } from '@ferrule/domain/stories/filter-stories'
import type { Visit } from '../../visit/contexts.ts'
import { orThrow503 } from '../../http/or-throw-503.server.ts'
import { breadcrumbSteps } from '../breadcrumb-steps.server.ts'
import { findPage } from '../find-page.server.ts'
import { listPublicPages } from '../list-public-pages.server.ts'
import type { ViewResponse } from '../view-response.ts'
import { overviewHeaders } from '../overview-headers.server.ts'
import { pageVersionsOf } from '../page-versions-of.server.ts'
import { paginate } from '../paging.ts'

const parameters = ['topic', 'category', 'year', 'page']

/** The URL is the state: ?topic=, ?category=, ?year= and ?page=. */
export async function loadStories(visit: Visit): Promise<ViewResponse> {
  const params = new URLSearchParams(visit.search)
  const choice = (name: string) => params.get(name) || undefined
  const [all, found] = await orThrow503('content', Promise.all([listStories(visit), findPage(visit)]))
  const filter = { topic: choice('topic'), category: choice('category'), year: choice('year') }
  return {
    view: {
      kind: 'stories',
      shows: 'all',
      page: found?.page,
      versions: pageVersionsOf(visit, found?.page),
      steps: breadcrumbSteps(visit, { id: found?.page.id, path: 'stories', title: '' }),
      stories: paginate(filterStories(all, filter), params.get('page')),
      choices: choicesOf(all),
      query: Object.fromEntries(parameters.map((name) => [name, params.get(name) ?? ''])),
    },
    status: 200,
    headers: overviewHeaders(visit, { pageType: 'Story', page: found?.page }),
  }
}

/** The newest first. */
const storiesAmong = deriveOnce((pages: readonly PageSummary[]) =>
  newestFirst(pages.filter(({ pageType }) => pageType === 'Story')),
)
const choicesOf = deriveOnce((stories: readonly PageSummary[]) => listStoryChoices(stories))

export async function listStories(visit: Visit): Promise<readonly PageSummary[]> {
  return storiesAmong(await listPublicPages(visit))
}
