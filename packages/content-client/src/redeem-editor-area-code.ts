import { tracedFetch } from '@ferrule/telemetry/tracing'
import type { ContentServiceAddress } from './query-content-service.ts'

const timeoutMs = 5000

/** Uses up a code with which the content admin sends signed-in staff to the editor area. Returns whether it was valid. */
export async function redeemEditorAreaCode({ url, key }: ContentServiceAddress, code: string): Promise<boolean> {
  const response = await tracedFetch('content EditorAreaCode', `${url}/api/users/editor-area/redeem`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-content-service-key': key },
    body: JSON.stringify({ code }),
    signal: AbortSignal.timeout(timeoutMs),
  })
  await response.body?.cancel()
  if (!response.ok && response.status !== 404) throw new Error(`content service responded with ${response.status}`)
  return response.ok
}
