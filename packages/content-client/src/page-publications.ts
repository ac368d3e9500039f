import { type PagePublication, pagePublication } from '@ferrule/domain/editor/page-publication'
import { tracedFetch } from '@ferrule/telemetry/tracing'
import type { ContentServiceAddress } from './query-content-service.ts'

const timeoutMs = 5000

/** Reads when a page is public, and its scheduled publications; undefined if there is no such page. Never cached. */
export async function readPagePublication(
  address: ContentServiceAddress,
  pageId: string,
): Promise<PagePublication | undefined> {
  const response = await send(address, `${pageId}/publication`, 'GET')
  return response && pagePublication.parse(await response.json())
}

/** Adds the jobs that refresh a page in all caches. Returns whether there is such a page. */
export async function refreshPage(address: ContentServiceAddress, pageId: string): Promise<boolean> {
  const response = await send(address, `${pageId}/refresh`, 'POST')
  await response?.body?.cancel()
  return response !== undefined
}

async function send({ url, key }: ContentServiceAddress, path: string, method: 'GET' | 'POST') {
  const response = await tracedFetch('content PagePublication', `${url}/api/pages/${path}`, {
    method,
    headers: { 'x-content-service-key': key },
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (response.status === 404) {
    await response.body?.cancel()
    return undefined
  }
  if (!response.ok) throw new Error(`content service responded with ${response.status}`)
  return response
}
