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
    /** How many there are, for each number there can be. */
    counts: string[]
  }
}

/** A plain form whose answer is a page of its own; with script, a combobox that suggests what the words may become. */
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
    // Whoever was faster than the script, or comes back, is answered too.
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

/** What was typed, what it may become, and which of that is chosen. */
function useCombobox(query: string, { localeCode, siteSlug }: SearchBoxProps['place'], id: string) {
  const [typed, setTypedWords] = useState('')
  const [choice, setChoice] = useState(fieldItself)
  const [isWanted, setWanted] = useState(false)
  const words = typed.trim()
  const records = useSuggestions({ localeCode, siteSlug, query: words === query ? '' : words })
  const isOpen = isWanted && records.length > 0
  const setTyped = (value: string) => {
    setTypedWords(value)
    setChoice(fieldItself)
    setWanted(true)
  }
  const close = () => {
    setWanted(false)
    setChoice(fieldItself)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    if (key === 'Escape' && isOpen) {
      // The first press closes the list and leaves what was typed.
      event.preventDefault()
      close()
    }
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      setWanted(true)
      if (isOpen) setChoice(moveChoice(choice, records.length + 1, key === 'ArrowDown' ? 1 : -1))
    }
    if (key === 'Enter' && isOpen && choice !== fieldItself) {
      event.preventDefault()
      document.getElementById(toOptionId(`${id}-list`, choice))?.click()
    }
  }
  return { typed, setTyped, records, choice, isOpen, onKeyDown, close }
}
