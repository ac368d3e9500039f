import { tracedFetch } from '@ferrule/telemetry/tracing'
import { z } from 'zod'
import { getServices } from '../../request/services.server.ts'

const answer = z.object({ matches: z.boolean(), passwordVersion: z.string().default('') })
const timeoutMs = 3000

export type PasswordAnswer = z.infer<typeof answer>

/** The content service compares: it alone has the password's hash. */
export async function checkPagePassword(pageId: string, password: string): Promise<PasswordAnswer> {
  const { CONTENT_SERVICE_URL, CONTENT_SERVICE_KEY } = getServices().settings
  const url = `${CONTENT_SERVICE_URL}/api/pages/${encodeURIComponent(pageId)}/password`
  const response = await tracedFetch('content page password', url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-content-service-key': CONTENT_SERVICE_KEY },
    body: JSON.stringify({ password }),
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new Error(`content service answered ${response.status}`)
  return answer.parse(await response.json())
}
