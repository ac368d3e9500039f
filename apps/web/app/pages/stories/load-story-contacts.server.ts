import type { PageSummary } from '@ferrule/content-client/page-summary'
import { everyStory, filterStories } from '@ferrule/domain/stories/filter-stories'
import type { Visit } from '../../request/contexts.ts'
import { orUnavailable } from '../../request/or-unavailable.server.ts'
import { breadcrumbSteps } from '../breadcrumb-steps.server.ts'
import { missing } from '../load-page.server.ts'
import type { Loaded } from '../load-view.server.ts'
import { overviewHeaders } from '../overview-headers.server.ts'
import { pageVersionsOf } from '../page-versions-of.server.ts'
import { listStories } from './load-stories.server.ts'
import type { StoryContact } from './stories-view.ts'

/** Everybody who is named as a contact of some story, or one of them with their stories. */
export async function loadStoryContacts(visit: Visit, slug: string | undefined): Promise<Loaded> {
  const stories = filterStories(await orUnavailable('content', listStories(visit)), everyStory)
  const people = toPeople(stories)
  const person = people.find(({ contact }) => contact.slug === slug)
  if (slug !== undefined && !person) return missing(visit, true)
  const around = {
    kind: 'stories',
    page: undefined,
    versions: pageVersionsOf(visit, undefined),
    steps: breadcrumbSteps(visit, { id: undefined, path: visit.segments.join('/'), title: '' }),
  } as const
  return {
    view: person
      ? { ...around, shows: 'contact', contact: person.contact, stories: person.stories }
      : {
          ...around,
          shows: 'contacts',
          contacts: people.map(({ contact, stories: own }) => ({ contact, count: own.length })),
        },
    status: 200,
    headers: overviewHeaders(visit, { pageType: 'Story', page: undefined }),
  }
}

function toPeople(stories: readonly PageSummary[]): { contact: StoryContact; stories: PageSummary[] }[] {
  const people = new Map<string, { contact: StoryContact; stories: PageSummary[] }>()
  for (const story of stories) {
    for (const contact of story.story?.contacts ?? []) {
      const person = people.get(contact.slug) ?? { contact, stories: [] }
      person.stories.push(story)
      people.set(contact.slug, person)
    }
  }
  return [...people.values()].toSorted((one, other) => one.contact.name.localeCompare(other.contact.name))
}
