import { FilterChips } from '@ferrule/ui/filter-chips'
import { Wrap } from '@ferrule/ui/wrap'
import { useTexts } from '../../frame/texts.tsx'
import { FilterForm, toOptions } from '../filter-form.tsx'
import { Overview } from '../overview.tsx'
import { OverviewPages } from '../overview-pages.tsx'
import { withChoice } from '../paging.ts'
import { AuthorPage } from './author-page.tsx'
import { Portrait } from './portrait.tsx'
import { StoryList } from './story-list.tsx'
import classes from './stories-page.module.css'
import type { StoriesView } from './stories-view.ts'

type Of<Shows extends StoriesView['shows']> = Extract<StoriesView, { shows: Shows }>

export function StoriesPage({ view }: { view: StoriesView }) {
  switch (view.shows) {
    case 'all':
      return <AllStories view={view} />
    case 'contacts':
      return <Contacts view={view} />
    case 'contact':
      return <AuthorPage view={view} />
  }
}

function AllStories({ view }: { view: Of<'all'> }) {
  const { stories, choices, query } = view
  const texts = useTexts()
  const total = choices.topics.reduce((sum, { count }) => sum + count, 0)
  const topics = [
    { label: texts('story.all-topics'), href: withChoice(query, { topic: '' }), current: query['topic'] === '' },
    ...choices.topics.map(({ slug, name, count }) => ({
      label: name,
      count,
      href: withChoice(query, { topic: slug }),
      current: query['topic'] === slug,
    })),
  ]
  return (
    <Overview view={view} title={texts('story.title')} feed="stories">
      <Wrap className={classes.filters}>
        {total > 0 && <FilterChips label={texts('story.topics')} chips={topics} />}
        <FilterForm
          hidden={{ topic: query['topic'] ?? '' }}
          choices={[
            {
              name: 'category',
              label: texts('story.category'),
              all: texts('story.all-categories'),
              options: choices.categories.map(({ slug, name }) => ({ value: slug, label: name })),
            },
            {
              name: 'year',
              label: texts('story.archive'),
              all: texts('story.all-years'),
              options: toOptions(choices.years),
            },
          ]}
          chosen={query}
        />
      </Wrap>
      {stories.total === 0 ? (
        <Wrap className={classes.none}>{texts('story.none')}</Wrap>
      ) : (
        <StoryList heading={texts('story.latest')} stories={stories.entries} />
      )}
      <OverviewPages paged={stories} query={query} />
    </Overview>
  )
}

function Contacts({ view }: { view: Of<'contacts'> }) {
  const texts = useTexts()
  return (
    <Overview view={view} title={texts('story.authors')}>
      <Wrap>
        <ul role="list" className={classes.people}>
          {view.contacts.map(({ contact, count }) => (
            <li key={contact.slug}>
              <Portrait contact={contact} />
              <div>
                <h2>
                  <a href={`contacts/${contact.slug}`}>{contact.name}</a>
                </h2>
                {contact.role && <p>{contact.role}</p>}
                <p>{texts('story.count', { count })}</p>
              </div>
            </li>
          ))}
        </ul>
      </Wrap>
    </Overview>
  )
}
