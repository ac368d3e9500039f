import { maxSuggestions, suggestionGroups } from '@ferrule/domain/search/choose-suggestions'
import { Icon } from '@ferrule/ui/icon'
import { VisuallyHidden } from '@ferrule/ui/visually-hidden'
import type { ReactNode } from 'react'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import classes from './search-box.module.css'
import suggestions from './suggestion-list.module.css'

type SearchBoxProps = {
  id: string
  query?: string
  /** Beside the button, for example a button that closes the panel. */
  children?: ReactNode
}

/** A plain search form. The script `suggest-records` makes it a combobox and fills in the suggestions. */
export function SearchBox({ id, query = '', children }: SearchBoxProps) {
  const { home, locale, siteName, siteSlug } = useFrame()
  const texts = useTexts()
  return (
    <search className={classes.box} data-search-box={JSON.stringify({ localeCode: locale, siteSlug, siteName, home })}>
      <form className={classes.form} action={`${home}/search`}>
        <label htmlFor={id}>
          <VisuallyHidden>{texts('frame.search')}</VisuallyHidden>
        </label>
        <input
          className={classes.input}
          id={id}
          name="q"
          type="search"
          maxLength={200}
          defaultValue={query}
          placeholder={texts('search.placeholder')}
          enterKeyHint="search"
          autoComplete="off"
        />
        <button className={classes.button} type="submit" aria-label={texts('frame.search')}>
          <Icon name="search" />
        </button>
        {children}
      </form>
      <Suggestions id={`${id}-list`} />
      <VisuallyHidden>
        <span
          role="status"
          data-counts={JSON.stringify(
            Array.from({ length: maxSuggestions + 1 }, (_, count) => texts('search.suggestion-count', { count })),
          )}
        />
      </VisuallyHidden>
    </search>
  )
}

/** Rendered hidden and empty. The options are links; the focus stays in the field, which names the chosen option. */
function Suggestions({ id }: { id: string }) {
  const { home } = useFrame()
  const texts = useTexts()
  const labels = {
    best: texts('search.best-match'),
    machines: texts('search.type.machines'),
    families: texts('search.type.families'),
    pages: texts('search.pages-and-documents'),
  }
  return (
    <div className={suggestions.drop} hidden data-suggestions="">
      <p className={suggestions.corrected} hidden data-corrected={texts('search.corrected', { query: '{query}' })}>
        <span />{' '}
        <a href={`${home}/search`} tabIndex={-1} data-text={texts('search.instead', { query: '{query}' })}>
          {texts('frame.search')}
        </a>
      </p>
      <div className={suggestions.list} id={id} role="listbox" aria-label={texts('search.suggestions')}>
        {suggestionGroups.map((name) => (
          <div
            key={name}
            hidden
            className={name === 'best' ? suggestions.best : suggestions.group}
            role="group"
            aria-labelledby={`${id}-${name}`}
            data-group={name}
          >
            <div className={suggestions.name} id={`${id}-${name}`} role="presentation">
              {labels[name]}
            </div>
          </div>
        ))}
        <a className={suggestions.option} role="option" aria-selected="false" tabIndex={-1} href={`${home}/search`}>
          <span className={suggestions.all}>{texts('search.all-results')}</span>
        </a>
      </div>
      <p className={suggestions.keys} aria-hidden="true">
        {texts('search.suggestion-keys')}
      </p>
      <template>
        {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a template, which the script fills with a title */}
        <a className={suggestions.option} role="option" aria-selected="false" tabIndex={-1} href={home}>
          <img className={suggestions.thumbnail} alt="" width={96} height={72} />
          <span className={suggestions.body}>
            <span className={suggestions.title}>{texts('search.best-match')}</span>
            <span className={suggestions.description} />
          </span>
        </a>
      </template>
    </div>
  )
}
