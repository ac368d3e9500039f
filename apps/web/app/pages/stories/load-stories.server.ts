import { filterStories, listStoryChoices } from '@ferrule/domain/stories/filter-stories'
import type { Visit } from '../../request/contexts.ts'
import { orUnavailable } from '../../request/or-unavailable.server.ts'
import { breadcrumbSteps } from '../breadcrumb-steps.server.ts'
import { findPage } from '../find-page.server.ts'
import { listReadable } from '../list-readable.server.ts'
import type { Loaded } from '../load-view.server.ts'
import { overviewHeaders } from '../overview-headers.server.ts'
import { pageVersionsOf } from '../page-versions-of.server.ts'
import { toPage } from '../paging.ts'

const parameters = ['topic', 'category', 'year', 'page']

/** The address is the state: ?topic=, ?category=, ?year= and ?page=. */
export async function loadStories(visit: Visit): Promise<Loaded> {
  const asked = new URLSearchParams(visit.search)
  const choice = (name: string) => asked.get(name) || undefined
  const [all, found] = await orUnavailable('content', Promise.all([listStories(visit), findPage(visit)]))
  const filter = { topic: choice('topic'), category: choice('category'), year: choice('year') }
  return {
    view: {
      kind: 'stories',
      shows: 'all',
      page: found?.page,
      versions: pageVersionsOf(visit, found?.page),
      steps: breadcrumbSteps(visit, { id: found?.page.id, path: 'stories', title: '' }),
      stories: toPage(filterStories(all, filter), asked.get('page')),
      choices: listStoryChoices(all),
      query: Object.fromEntries(parameters.map((name) => [name, asked.get(name) ?? ''])),
    },
    status: 200,
    headers: overviewHeaders(visit, { pageType: 'Story', page: found?.page }),
  }
}

export async function listStories(visit: Visit) {
  return (await listReadable(visit)).filter(({ pageType }) => pageType === 'Story')
}
