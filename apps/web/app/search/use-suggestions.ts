import { useEffect, useState } from 'react'
import type { Suggestion } from './suggestion.ts'

/** A longer pause than this between two letters means that the visitor has stopped typing. */
const debounceMs = 150

type SuggestInput = { localeCode: string; siteSlug: string; query: string }

/** Fetches suggestions after a pause in typing; outdated responses are dropped. */
export function useSuggestions({ localeCode, siteSlug, query }: SuggestInput): Suggestion[] {
  const [records, setRecords] = useState<Suggestion[]>([])
  useEffect(() => {
    if (query === '') return
    const outdated = new AbortController()
    const update = async () => {
      const suggestions = await fetchSuggestions({ localeCode, siteSlug, query }, outdated.signal)
      if (!outdated.signal.aborted) setRecords(suggestions)
    }
    const timer = setTimeout(() => void update(), debounceMs)
    return () => {
      clearTimeout(timer)
      outdated.abort()
    }
  }, [localeCode, siteSlug, query])
  // The previous suggestions stay until the next response arrives, so that the list does not flicker.
  return query === '' ? [] : records
}

/** Returns an empty list on failure; the form works without suggestions. */
async function fetchSuggestions(input: SuggestInput, signal: AbortSignal): Promise<Suggestion[]> {
  try {
    const response = await fetch('/api/search-proxy/suggest', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
      signal,
    })
    const { records = [] }: { records?: Suggestion[] } = response.ok ? await response.json() : {}
    return records
  } catch {
    return []
  }
}
