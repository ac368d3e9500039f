/** How many entries one page of an overview shows. */
const entriesPerPage = 12

export type Paged<Entry> = {
  entries: Entry[]
  page: number
  pageCount: number
  total: number
  from: number
  to: number
}

/** One page of a list. A page number that nobody could have clicked is the nearest one that exists. */
export function toPage<Entry>(entries: readonly Entry[], asked: string | null): Paged<Entry> {
  const pageCount = Math.max(1, Math.ceil(entries.length / entriesPerPage))
  const page = Math.min(Math.max(Number.parseInt(asked ?? '1', 10) || 1, 1), pageCount)
  const start = (page - 1) * entriesPerPage
  const shown = entries.slice(start, start + entriesPerPage)
  return {
    entries: shown,
    page,
    pageCount,
    total: entries.length,
    from: shown.length > 0 ? start + 1 : 0,
    to: start + shown.length,
  }
}

/** The address of the same overview with something changed; what is empty is left out, and it begins at page one. */
export function withChoice(query: Record<string, string>, change: Record<string, string>): string {
  const entries = Object.entries({ ...query, page: '', ...change }).filter(([, value]) => value !== '')
  return entries.length > 0 ? `?${new URLSearchParams(entries)}` : '?'
}
