import { useEffect, useState } from 'react'
import type { Suggestion } from './suggestion.ts'

/** Nobody types the next letter later than this without having stopped to look. */
const pauseMs = 150

type Asking = { localeCode: string; siteSlug: string; query: string }

/** Asks once the hand rests; an answer that is overtaken by another letter is dropped. */
export function useSuggestions({ localeCode, siteSlug, query }: Asking): Suggestion[] {
  const [records, setRecords] = useState<Suggestion[]>([])
  useEffect(() => {
    if (query === '') return
    const overtaken = new AbortController()
    const askNow = async () => {
      const found = await ask({ localeCode, siteSlug, query }, overtaken.signal)
      if (!overtaken.signal.aborted) setRecords(found)
    }
    const timer = setTimeout(() => void askNow(), pauseMs)
    return () => {
      clearTimeout(timer)
      overtaken.abort()
    }
  }, [localeCode, siteSlug, query])
  // What the letters before it gave stays until the new answer is there: a list that flickers cannot be read.
  return query === '' ? [] : records
}

/** Suggestions are a help: whoever gets none still has the form. */
async function ask(asking: Asking, signal: AbortSignal): Promise<Suggestion[]> {
  try {
    const response = await fetch('/api/search-proxy/suggest', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(asking),
      signal,
    })
    const { records = [] }: { records?: Suggestion[] } = response.ok ? await response.json() : {}
    return records
  } catch {
    return []
  }
}
