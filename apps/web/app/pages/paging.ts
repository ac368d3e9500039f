const entriesPerPage = 12

export type Paged<Entry> = {
  entries: Entry[]
  page: number
  pageCount: number
  total: number
  from: number
  to: number
}

/** Returns one page of a list. An invalid page number is clamped to the nearest valid one. */
export function paginate<Entry>(entries: readonly Entry[], requested: string | null): Paged<Entry> {
  const pageCount = Math.max(1, Math.ceil(entries.length / entriesPerPage))
  const page = Math.min(Math.max(Number.parseInt(requested ?? '1', 10) || 1, 1), pageCount)
  const start = (page - 1) * entriesPerPage
  const slice = entries.slice(start, start + entriesPerPage)
  return {
    entries: slice,
    page,
    pageCount,
    total: entries.length,
    from: slice.length > 0 ? start + 1 : 0,
    to: start + slice.length,
  }
}

/** The query string of an overview with changed parameters; empty ones are omitted, and the page is reset. */
export function withChoice(query: Record<string, string>, change: Record<string, string>): string {
  const entries = Object.entries({ ...query, page: '', ...change }).filter(([, value]) => value !== '')
  return entries.length > 0 ? `?${new URLSearchParams(entries)}` : '?'
}
