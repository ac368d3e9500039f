import { Icon } from '@ferrule/ui/icon'
import { useIsLive } from '@ferrule/ui/use-is-live'
import { VisuallyHidden } from '@ferrule/ui/visually-hidden'
import { type KeyboardEvent, useRef, useState } from 'react'
import { fieldItself, moveChoice } from '../search/suggestion.ts'
import { SuggestionList, type SuggestionLabels, toOptionId } from '../search/suggestion-list.tsx'
import { useSuggestions } from '../search/use-suggestions.ts'
import classes from './search-box.module.css'

export type SearchBoxProps = {
  id: string
  query: string
  place: { localeCode: string; siteSlug: string; siteName: string; home: string }
  labels: SuggestionLabels & {
    search: string
    placeholder: string
    /** The announcement for each possible number of suggestions. */
    counts: string[]
  }
}

/** A plain search form; with JavaScript, a combobox with suggestions. */
export function SearchBox({ id, query, place, labels }: SearchBoxProps) {
  const isLive = useIsLive()
  const field = useRef<HTMLInputElement>(null)
  const { typed, setTyped, records, choice, isOpen, onKeyDown, close } = useCombobox(query, place, id)
  const listId = `${id}-list`
  const action = `${place.home}/search`
  const combobox = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? listId : undefined,
    'aria-activedescendant': isOpen && choice !== fieldItself ? toOptionId(listId, choice) : undefined,
    onKeyDown,
    onBlur: close,
    // Applies text that was typed before hydration, and reopens the list on return.
    onFocus: () => setTyped(field.current?.value ?? ''),
    onInput: () => setTyped(field.current?.value ?? ''),
  } as const
  return (
    <search className={classes.box}>
      <form className={classes.form} action={action}>
        <label htmlFor={id}>
          <VisuallyHidden>{labels.search}</VisuallyHidden>
        </label>
        <input
          ref={field}
          className={classes.input}
          id={id}
          name="q"
          type="search"
          maxLength={200}
          defaultValue={query}
          placeholder={labels.placeholder}
          enterKeyHint="search"
          autoComplete="off"
          {...(isLive ? combobox : {})}
        />
        <button className={classes.button} type="submit" aria-label={labels.search}>
          <Icon name="search" />
        </button>
      </form>
      {isOpen && (
        <SuggestionList
          id={listId}
          records={records}
          choice={choice}
          place={{ ...place, allHref: `${action}?${new URLSearchParams({ q: typed })}` }}
          labels={labels}
        />
      )}
      <VisuallyHidden>
        <span role="status">{isOpen ? labels.counts[records.length] : ''}</span>
      </VisuallyHidden>
    </search>
  )
}

/** The state of the combobox: the typed text, the suggestions and the chosen one. */
function useCombobox(query: string, { localeCode, siteSlug }: SearchBoxProps['place'], id: string) {
  const [typed, setTypedText] = useState('')
  const [choice, setChoice] = useState(fieldItself)
  const [isExpanded, setExpanded] = useState(false)
  const text = typed.trim()
  const records = useSuggestions({ localeCode, siteSlug, query: text === query ? '' : text })
  const isOpen = isExpanded && records.length > 0
  const setTyped = (value: string) => {
    setTypedText(value)
    setChoice(fieldItself)
    setExpanded(true)
  }
  const close = () => {
    setExpanded(false)
    setChoice(fieldItself)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    if (key === 'Escape' && isOpen) {
      // The first press closes the list without clearing the field.
      event.preventDefault()
      close()
    }
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      setExpanded(true)
      if (isOpen) setChoice(moveChoice(choice, records.length + 1, key === 'ArrowDown' ? 1 : -1))
    }
    if (key === 'Enter' && isOpen && choice !== fieldItself) {
      event.preventDefault()
      document.getElementById(toOptionId(`${id}-list`, choice))?.click()
    }
  }
  return { typed, setTyped, records, choice, isOpen, onKeyDown, close }
}
