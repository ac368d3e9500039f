'use client'

import { readPageReference, toPageReference } from '@ferrule/domain/navigation/page-reference'
import { useDocumentInfo, useFormFields, useLocale } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { toId } from '../fields/relation.ts'
import type { FoundTarget } from './found-target.ts'
import { describeTarget, searchTargets } from './link-requests.ts'

/** Waits until the editor pauses, so that a word is searched and not each of its letters. */
const pauseMs = 250

/** The answer to one query; `targets` is undefined if the query failed. */
type Answer = { query: string; targets: FoundTarget[] | undefined }

type Search = { text: string | undefined; acceptsProducts: boolean }

/** The targets that match the typed text: undefined without a text and until there is an answer, null if it failed. */
export function useTargetSearch({ text, acceptsProducts }: Search): FoundTarget[] | null | undefined {
  const place = usePlace()
  const machines = acceptsProducts ? 'reference' : 'path'
  return useTargets(text && `${place}&machines=${machines}&search=${encodeURIComponent(text)}`, searchTargets)
}

/** The page that a stored link names: undefined for another link and until there is an answer, null if it is gone. */
export function useLinkedTarget(value: string): FoundTarget | null | undefined {
  const { code } = useLocale()
  const pageId = readPageReference(value)?.pageId
  const target = pageId && encodeURIComponent(toPageReference({ pageId, suffix: '' }))
  const found = useTargets(target && `locale=${code}&target=${target}`, describeTarget)
  // Without an answer the stored form stays visible.
  return found ? (found[0] ?? null) : undefined
}

/** Sends a query, a search after a pause. An answer counts only for the query it belongs to. */
function useTargets(query: string | undefined, send: typeof searchTargets): FoundTarget[] | null | undefined {
  const [answer, setAnswer] = useState<Answer>()
  useEffect(() => {
    if (!query) return undefined
    const abort = new AbortController()
    const run = async () => {
      const targets = await send(query, abort.signal).catch(() => undefined)
      if (!abort.signal.aborted) setAnswer({ query, targets })
    }
    const timer = setTimeout(() => void run(), send === searchTargets ? pauseMs : 0)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [query, send])
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
