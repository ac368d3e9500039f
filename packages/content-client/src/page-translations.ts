import {
  type PageTranslation,
  pageTranslation,
  type TranslationAction,
} from '@ferrule/domain/translation/page-translation'
import { tracedFetch } from '@ferrule/telemetry/tracing'
import type { ContentServiceAddress } from './query-content-service.ts'

const timeoutMs = 5000

/** The translation states of a page; undefined if there is no such page. */
export function readPageTranslation(
  address: ContentServiceAddress,
  pageId: string,
): Promise<PageTranslation | undefined> {
  return send(address, pageId, {})
}

type TranslationChange = {
  action: TranslationAction
  /** A digest of the editor's session, for the audit. */
  session: string
}

/** Starts or resets the translations of a page. */
export function changePageTranslation(
  address: ContentServiceAddress,
  pageId: string,
  change: TranslationChange,
): Promise<PageTranslation | undefined> {
  return send(address, pageId, { method: 'POST', body: JSON.stringify(change) })
}

async function send({ url, key }: ContentServiceAddress, pageId: string, options: RequestInit) {
  const address = `${url}/api/pages/${encodeURIComponent(pageId)}/translation`
  const response = await tracedFetch('content Translation', address, {
    ...options,
    headers: { 'content-type': 'application/json', 'x-content-service-key': key },
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (response.status === 404) return undefined
  if (!response.ok) throw new Error(`content service responded with ${response.status}`)
  return pageTranslation.parse(await response.json())
}
