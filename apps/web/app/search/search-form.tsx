import { maxSuggestions } from '@ferrule/domain/search/choose-suggestions'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { Island } from '../islands/island.tsx'
import { SearchBox } from '../islands/search-box.tsx'

/** The search field with suggestions; without JavaScript a plain form. */
export function SearchForm({ query }: { query: string }) {
  const { home, locale, siteName, siteSlug } = useFrame()
  const texts = useTexts()
  return (
    <Island
      name="search-box"
      component={SearchBox}
      props={{
        id: 'q',
        query,
        place: { localeCode: locale, siteSlug, siteName, home },
        labels: {
          search: texts('frame.search'),
          placeholder: texts('search.placeholder'),
          suggestions: texts('search.suggestions'),
          machines: texts('search.type.machines'),
          families: texts('search.type.families'),
          pages: texts('search.pages-and-documents'),
          all: texts('search.all-results'),
          keys: texts('search.suggestion-keys'),
          counts: Array.from({ length: maxSuggestions + 1 }, (_, count) => texts('search.suggestion-count', { count })),
        },
      }}
    />
  )
}
