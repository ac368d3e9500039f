import type { PageSummary } from '@ferrule/content-client/page-summary'
import type { PublishedPage } from '@ferrule/content-client/published-page'
import type { Breadcrumb } from '@ferrule/domain/navigation/breadcrumbs'
import type { PageVersions } from '@ferrule/domain/pages/page-versions'
import type { listStoryChoices } from '@ferrule/domain/stories/filter-stories'
import type { Paged } from '../paging.ts'

export type StoryContact = NonNullable<PublishedPage['story']>['contacts'][number]

/** The overview of stories, the list of contacts, or one contact with their stories. */
export type StoriesView = {
  kind: 'stories'
  /** The editorial page around the list, if there is one. */
  page: PublishedPage | undefined
  versions: PageVersions
  steps: Breadcrumb[]
} & (
  | {
      shows: 'all'
      stories: Paged<PageSummary>
      choices: ReturnType<typeof listStoryChoices>
      query: Record<string, string>
    }
  | { shows: 'contacts'; contacts: { contact: StoryContact; count: number }[] }
  | { shows: 'contact'; contact: StoryContact; stories: PageSummary[] }
)
