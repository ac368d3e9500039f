import { useState } from 'react'

type Page<Entry> = { entries: readonly Entry[]; next: string | null }
type LoadMore<Entry> = {
  entries: Entry[]
  next: string | null
  isLoading: boolean
  hasFailed: boolean
  loadMore: () => void
}

/**
 * The first page and the pages loaded after it. The component that uses it needs a `key` of the filters, so that other
 * filters start with their first page.
 */
export function useLoadMore<Entry>(
  first: Page<Entry>,
  loadPage: (after: string) => Promise<Page<Entry>>,
): LoadMore<Entry> {
  const [added, setAdded] = useState<Entry[]>([])
  const [next, setNext] = useState(first.next)
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const load = async () => {
    if (next === null) return
    setState('loading')
    try {
      const page = await loadPage(next)
      setAdded((before) => [...before, ...page.entries])
      setNext(page.next)
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return {
    entries: [...first.entries, ...added],
    next,
    isLoading: state === 'loading',
    hasFailed: state === 'failed',
    loadMore: () => void load(),
  }
}
