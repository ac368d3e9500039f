import { groupSuggestions, suggestionGroups } from '@ferrule/domain/search/choose-suggestions'
import { withoutBrand } from '@ferrule/domain/search/highlight-terms'
import { type Suggestion, type SuggestResponse, toSuggestionHref } from './suggestion.ts'

export type SearchPlace = { localeCode: string; siteSlug: string; siteName: string; home: string }

type Search = SearchPlace & { query: string }

/** Fills the server-rendered list of a search box, and returns the number of suggestions. */
export function fillSuggestions(box: HTMLElement, response: SuggestResponse, search: Search): number {
  const entry = box.querySelector('template')?.content.firstElementChild
  const groups = groupSuggestions(response.records)
  for (const name of suggestionGroups) {
    const group = box.querySelector<HTMLElement>(`[data-group=${name}]`)
    const records = groups.find((one) => one.name === name)?.records ?? []
    if (!group || !entry) continue
    const label = group.firstElementChild
    group.hidden = records.length === 0
    group.replaceChildren(...(label ? [label] : []), ...records.map((record) => toOption(entry, record, search)))
  }
  const toResults = (query: string) => `${search.home}/search?${new URLSearchParams({ q: query })}`
  box.querySelector('[role=listbox] > a')?.setAttribute('href', toResults(response.corrected ?? search.query))
  showCorrection(box, { typed: search.query, corrected: response.corrected, href: toResults(search.query) })
  const status = box.querySelector<HTMLElement>('[role=status]')
  const counts: string[] = JSON.parse(status?.dataset['counts'] ?? '[]')
  if (status) status.textContent = counts[response.records.length] ?? ''
  return response.records.length
}

function toOption(entry: Element, record: Suggestion, { home, siteName }: SearchPlace): Node {
  const option = document.importNode(entry, true)
  const [picture, title, description] = ['img', 'span > span', 'span > span + span'].map((one) =>
    option.querySelector(one),
  )
  option.setAttribute('href', toSuggestionHref(record, home))
  if (record.image) picture?.setAttribute('src', record.image)
  else picture?.remove()
  if (title) title.textContent = withoutBrand(record.title, siteName)
  if (description) description.textContent = record.description
  return option
}

type Correction = { typed: string; corrected: string | null; href: string }

function showCorrection(box: HTMLElement, { typed, corrected, href }: Correction): void {
  const line = box.querySelector<HTMLElement>('[data-corrected]')
  const [text, link] = [line?.querySelector('span'), line?.querySelector('a')]
  if (!line || !text || !link) return
  line.hidden = corrected === null
  text.textContent = line.dataset['corrected']?.replace('{query}', () => corrected ?? '') ?? ''
  link.textContent = link.dataset['text']?.replace('{query}', () => typed) ?? ''
  link.href = href
}
