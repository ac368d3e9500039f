import { searchPanelId } from '../search/search-panel-id.ts'
import { opensElsewhere, scriptAddress } from './script-address.ts'
import type * as Suggestions from './suggest-records.ts'

/**
 * Opens the search of the header over the page, and starts the suggestions of a search field when it gets the focus.
 * Before this runs, the header links to the search page and a search field is a plain form.
 */
export function startSearch(): void {
  const panel = document.querySelector<HTMLDialogElement>(`#${searchPanelId}`)
  document.addEventListener('focusin', ({ target }) => void startSuggestions(target))
  void startSuggestions(document.activeElement)
  document.addEventListener('click', (event) => {
    const { target } = event
    if (!panel || opensElsewhere(event)) return
    if (!(target instanceof Element) || !target.closest('[data-opens-search]')) return
    event.preventDefault()
    const field = document.querySelector<HTMLElement>('main [data-search-box] input')
    if (field) field.focus()
    else void open(panel)
  })
}

/** Waits for the styles, because the panel would be visible without them. */
async function open(panel: HTMLDialogElement): Promise<void> {
  const styles = panel.querySelector<HTMLTemplateElement>(':scope > template')?.content.querySelector('link')
  if (styles) {
    const loaded = new Promise((resolve) => (styles.onload = styles.onerror = resolve))
    panel.append(styles)
    await loaded
  }
  if (!panel.open) panel.showModal()
}

async function startSuggestions(target: EventTarget | null): Promise<void> {
  const box = target instanceof Element && target.closest<HTMLElement>('[data-search-box]')
  if (!box || box.dataset['started'] === '') return
  box.dataset['started'] = ''
  const { suggestRecords }: typeof Suggestions = await import(/* @vite-ignore */ scriptAddress('search'))
  suggestRecords(box)
}
