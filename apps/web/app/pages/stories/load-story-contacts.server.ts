import type { PageSummary } from '@ferrule/content-client/page-summary'
import { noStoryFilter, filterStories } from '@ferrule/domain/stories/filter-stories'
import { toUrlCode } from '@ferrule/domain/locales/locale'
import type { Visit } from '../../visit/contexts.ts'
import { orThrow503 } from '../../http/or-throw-503.server.ts'
import { getServices } from '../../visit/services.server.ts'
import { breadcrumbSteps } from '../breadcrumb-steps.server.ts'
import { missing } from '../load-page.server.ts'
import type { ViewResponse } from '../view-response.ts'
import { overviewHeaders } from '../overview-headers.server.ts'
import { pageVersionsOf } from '../page-versions-of.server.ts'
import { listStories } from './load-stories.server.ts'
import type { StoryContact } from './stories-view.ts'

type Person = { contact: StoryContact; stories: PageSummary[] }

/** Loads the list of all story contacts, or one contact with their stories. */
export async function loadStoryContacts(visit: Visit, slug: string | undefined): Promise<ViewResponse> {
  const stories = filterStories(await orThrow503('content', listStories(visit)), noStoryFilter)
  const people = toPeople(stories)
  const person = people.find(({ contact }) => contact.slug === slug)
  if (slug !== undefined && !person) return missing(visit, true)
  const base = {
    kind: 'stories',
    page: undefined,
    versions: pageVersionsOf(visit, undefined),
    steps: breadcrumbSteps(visit, { id: undefined, path: visit.segments.join('/'), title: '' }),
  } as const
  return {
    view: person
      ? { ...base, shows: 'contact', contact: await withBiography(visit, person), stories: person.stories }
      : {
          ...base,
          shows: 'contacts',
          contacts: people.map(({ contact, stories: theirs }) => ({ contact, count: theirs.length })),
        },
    status: 200,
    headers: overviewHeaders(visit, { pageType: 'Story', page: undefined }),
  }
}

/** The list of stories has no biographies, so it is read from one of them. */
async function withBiography({ site, locale, reading }: Visit, { contact, stories }: Person): Promise<StoryContact> {
  const [newest] = stories
  if (!newest) return contact
  const address = { siteSlug: site.slug, locale: toUrlCode(locale), path: newest.path }
  const page = await orThrow503('content', getServices().content.getPage(address, reading))
  return page?.story?.contacts.find(({ id }) => id === contact.id) ?? contact
}

function toPeople(stories: readonly PageSummary[]): Person[] {
  const people = new Map<string, Person>()
  for (const story of stories) {
    for (const contact of story.story?.contacts ?? []) {
      const person = people.get(contact.slug) ?? { contact, stories: [] }
      person.stories.push(story)
      people.set(contact.slug, person)
    }
  }
  return [...people.values()].toSorted((a, b) => a.contact.name.localeCompare(b.contact.name))
}
