import { tracedFetch } from '@ferrule/telemetry/tracing'
import { z } from 'zod'
import { getServices } from '../../visit/services.server.ts'

const resultSchema = z.object({ matches: z.boolean(), passwordVersion: z.string().default('') })
const timeoutMs = 3000

export type PasswordResult = z.infer<typeof resultSchema>

/** Checked by the content service, because only it has the hash of the password. */
export async function checkPagePassword(pageId: string, password: string): Promise<PasswordResult> {
  const { CONTENT_SERVICE_URL, CONTENT_SERVICE_KEY } = getServices().settings
  const url = `${CONTENT_SERVICE_URL}/api/pages/${encodeURIComponent(pageId)}/password`
  const response = await tracedFetch('content page password', url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-content-service-key': CONTENT_SERVICE_KEY },
    body: JSON.stringify({ password }),
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new Error(`content service responded ${response.status}`)
  return resultSchema.parse(await response.json())
}
