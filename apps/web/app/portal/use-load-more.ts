import { useEffect, useEffectEvent, useRef, useState } from 'react'

type Page<Entry> = { entries: readonly Entry[]; next: string | null }
type LoadMore<Entry> = {
  entries: Entry[]
  next: string | null
  isLoading: boolean
  hasFailed: boolean
  loadMore: () => void
}

/**
 * The first page and the pages loaded after it. When the screen has loaded its first page again, the others are loaded
 * again too, so that an entry on any of them shows a change. The component that uses it needs a `key` of the filters,
 * so that other filters start with their first page.
 */
export function useLoadMore<Entry>(
  first: Page<Entry>,
  loadPage: (after: string) => Promise<Page<Entry>>,
): LoadMore<Entry> {
  const [list, setList] = useState({ first, added: [] as readonly Page<Entry>[] })
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const newestFirst = useRef(first)
  const load = async (count: number): Promise<void> => {
    const start = newestFirst.current
    setState('loading')
    try {
      const added = await loadPages(start, list.first === start ? list.added : [], { count, loadPage })
      if (newestFirst.current !== start) return load(count)
      setList({ first: start, added })
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  const reload = useEffectEvent(() => {
    newestFirst.current = first
    if (first !== list.first && list.added.length > 0 && state !== 'loading') void load(list.added.length)
  })
  useEffect(() => reload(), [first])
  // Pages of different loads would overlap: the previous ones remain until all are loaded.
  const pages = list.added.length > 0 ? [list.first, ...list.added] : [first]
  return {
    entries: pages.flatMap(({ entries }) => entries),
    next: (pages.at(-1) ?? first).next,
    isLoading: state === 'loading',
    hasFailed: state === 'failed',
    loadMore: () => void load(list.added.length + 1),
  }
}

type Wanted<Entry> = { count: number; loadPage: (after: string) => Promise<Page<Entry>> }

/** Loads pages until there are as many as wanted, or until the list ends. */
async function loadPages<Entry>(
  first: Page<Entry>,
  loaded: readonly Page<Entry>[],
  { count, loadPage }: Wanted<Entry>,
): Promise<Page<Entry>[]> {
  const pages = [...loaded]
  while (pages.length < count) {
    const { next } = pages.at(-1) ?? first
    if (next === null) break
    pages.push(await loadPage(next))
  }
  return pages
}
