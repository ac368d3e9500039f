import { useState } from 'react'

type Page<Entry> = { entries: readonly Entry[]; next: string | null }
type More<Entry> = { entries: Entry[]; next: string | null; isLoading: boolean; hasFailed: boolean; more: () => void }

/** The first page and what was asked for after it. Whoever shows it gives a key, so that other wishes begin anew. */
export function useMore<Entry>(first: Page<Entry>, ask: (after: string) => Promise<Page<Entry>>): More<Entry> {
  const [added, setAdded] = useState<Entry[]>([])
  const [next, setNext] = useState(first.next)
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const load = async () => {
    if (next === null) return
    setState('loading')
    try {
      const page = await ask(next)
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
    more: () => void load(),
  }
}
