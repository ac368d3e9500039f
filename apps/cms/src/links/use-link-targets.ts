'use client'

import { readPageReference, toPageReference } from '@ferrule/domain/navigation/page-reference'
import { useDocumentInfo, useFormFields, useLocale } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { toId } from '../fields/relation.ts'
import type { FoundTarget } from './found-target.ts'
import { fetchTargets } from './link-requests.ts'

/** Waits until the editor pauses, so that a word is searched and not each of its letters. */
const pauseMs = 250

/** The answer to one query; `targets` is undefined if the query failed. */
type Answer = { query: string; targets: FoundTarget[] | undefined }

/** The pages that match the typed text: undefined without a text and until there is an answer, null if it failed. */
export function useTargetSearch(search: string | undefined): FoundTarget[] | null | undefined {
  const place = usePlace()
  return useTargets(search && `${place}&search=${encodeURIComponent(search)}`, pauseMs)
}

/** The page that a stored link names: undefined for another link and until there is an answer, null if it is gone. */
export function useLinkedTarget(value: string): FoundTarget | null | undefined {
  const { code } = useLocale()
  const pageId = readPageReference(value)?.pageId
  const target = pageId && encodeURIComponent(toPageReference({ pageId, suffix: '' }))
  const found = useTargets(target && `locale=${code}&target=${target}`, 0)
  // Without an answer the stored form stays visible.
  return found ? (found[0] ?? null) : undefined
}

/** Sends a query after a pause. An answer counts only for the query it belongs to. */
function useTargets(query: string | undefined, delayMs: number): FoundTarget[] | null | undefined {
  const [answer, setAnswer] = useState<Answer>()
  useEffect(() => {
    if (!query) return undefined
    const abort = new AbortController()
    const run = async () => {
      const targets = await fetchTargets(query, abort.signal).catch(() => undefined)
      if (!abort.signal.aborted) setAnswer({ query, targets })
    }
    const timer = setTimeout(() => void run(), delayMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [query, delayMs])
  return query && answer?.query === query ? (answer.targets ?? null) : undefined
}

/**
 * The language that is edited, and the page or its site, as a query. The drawer of a link in a text has no field for
 * the site.
 */
function usePlace(): string {
  const { code } = useLocale()
  const { id } = useDocumentInfo()
  const site = useFormFields(([fields]) => toId(fields['site']?.value))
  const place = { locale: code, ...(site ? { site } : {}), ...(id ? { page: String(id) } : {}) }
  return new URLSearchParams(place).toString()
}
