import { fillSuggestions, type SearchPlace } from '../search/fill-suggestions.ts'
import { fieldItself, moveChoice, type SuggestResponse } from '../search/suggestion.ts'

/** A longer pause than this between two letters means that the visitor has stopped typing. */
const debounceMs = 150

/** Makes a server-rendered search form a combobox: suggestions while typing, arrow keys, Enter and Escape. */
export function suggestRecords(box: HTMLElement): void {
  const [field, drop, list] = ['input', '[data-suggestions]', '[role=listbox]'].map((one) =>
    box.querySelector<HTMLElement>(one),
  )
  if (!(field instanceof HTMLInputElement) || !drop || !list) return
  const place: SearchPlace = JSON.parse(box.dataset['searchBox'] ?? '{}')
  const dialog = box.closest('dialog')
  const { show, choose, open } = createOptions(field, drop, list)
  let pending = new AbortController()
  /** The query whose suggestions are in the list. */
  let filled = ''

  // The previous suggestions stay until the next response arrives, so that the list does not flicker.
  const update = () => {
    pending.abort()
    pending = new AbortController()
    const { signal } = pending
    const query = field.value.trim()
    if (query === '' || query === field.defaultValue) return show(false)
    if (query === filled) return show(true)
    const load = async () => {
      const response = await fetchSuggestions({ ...place, query }, signal)
      if (!response || signal.aborted) return
      const count = fillSuggestions(box, response, { ...place, query })
      filled = count > 0 ? query : ''
      show(count > 0)
    }
    setTimeout(() => void load(), debounceMs)
  }
  const close = () => {
    pending.abort()
    show(false)
  }

  for (const type of ['input', 'focus']) field.addEventListener(type, update)
  // A press on an option must not move the focus, which would close the list before the click.
  drop.addEventListener('pointerdown', (event) => event.preventDefault())
  if (!dialog) field.addEventListener('blur', close)
  field.addEventListener('keydown', (event) => {
    // These keys belong to an input method while it composes.
    if (event.isComposing) return
    const { key } = event
    const isOpen = !drop.hidden
    // Escape keeps the text, which browsers would clear.
    if (key === 'Escape' && (isOpen || dialog)) {
      close()
      dialog?.close()
    } else if (isOpen && (key === 'ArrowDown' || key === 'ArrowUp')) choose(key === 'ArrowDown' ? 1 : -1)
    else if (key === 'ArrowDown') update()
    else if (!(isOpen && key === 'Enter' && open())) return
    event.preventDefault()
  })
  // Text that was typed before this script was loaded.
  update()
}

/** The options of the list, which are links. The focus stays in the field, which names the chosen option. */
function createOptions(field: HTMLInputElement, drop: HTMLElement, list: HTMLElement) {
  let choice = fieldItself
  const options = () => [...list.querySelectorAll<HTMLElement>('[role=option]')]
  const mark = () => {
    field.removeAttribute('aria-activedescendant')
    for (const [index, option] of options().entries()) {
      option.id = `${list.id}-${index}`
      option.ariaSelected = String(index === choice)
      if (index !== choice) continue
      field.setAttribute('aria-activedescendant', option.id)
      option.scrollIntoView({ block: 'nearest' })
    }
  }
  field.role = 'combobox'
  field.ariaAutoComplete = 'list'
  field.ariaExpanded = 'false'
  field.setAttribute('aria-controls', list.id)
  return {
    show: (isOpen: boolean) => {
      drop.hidden = !isOpen
      field.ariaExpanded = String(isOpen)
      choice = fieldItself
      mark()
    },
    choose: (step: 1 | -1) => {
      choice = moveChoice(choice, options().length, step)
      mark()
    },
    /** Follows the chosen option; false if the field itself is chosen. */
    open: () => {
      const chosen = options()[choice]
      chosen?.click()
      return chosen !== undefined
    },
  }
}

type SuggestInput = Pick<SearchPlace, 'localeCode' | 'siteSlug'> & { query: string }

/** Returns nothing on failure; the form works without suggestions. */
async function fetchSuggestions(
  { localeCode, siteSlug, query }: SuggestInput,
  signal: AbortSignal,
): Promise<SuggestResponse | undefined> {
  try {
    const response = await fetch('/api/search-proxy/suggest', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ localeCode, siteSlug, query }),
      signal,
    })
    return response.ok ? await response.json() : undefined
  } catch {
    return undefined
  }
}
