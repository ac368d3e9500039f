import { z } from 'zod'
import { privateNoStore } from '../http/private-no-store.ts'
import { isWithinRateLimit } from '../http/rate-limit.server.ts'
import { getServices } from '../visit/services.server.ts'
import type { Route } from './+types/authenticate-editor.route'
import { endEditorSession, hasEditorSession, readEditorBrowser, startEditorSession } from './editor-session.server.ts'
import { isEditorPassword } from './editor-password.server.ts'

const bodySchema = z.union([
  z.object({ hash: z.string().min(1).max(200) }),
  z.object({ input: z.string().min(1).max(200) }),
])

/**
 * `POST` with `input` signs an editor in with the password of the editor area; with `hash` it returns whether this
 * browser is still signed in. `DELETE` signs out. The specification spells the path differently; both route here.
 */
export async function action({ request }: Route.ActionArgs) {
  const { headers } = request
  const from = headers.get('Sec-Fetch-Site')
  if (from !== null && from !== 'same-origin') return respond(403, { success: false })
  if (request.method === 'DELETE') {
    await endEditorSession(headers)
    return respond(200, { success: true })
  }
  const body = bodySchema.safeParse(await request.json().catch(() => undefined))
  if (!body.success) return respond(400, { success: false })
  if ('hash' in body.data) {
    // The value alone grants nothing: it must match this browser's cookie, and the session must still be valid.
    const isThisBrowser = body.data.hash === readEditorBrowser(headers)
    return respond(200, { success: isThisBrowser && (await hasEditorSession(headers)) })
  }
  if (!(await isWithinRateLimit('editor-area', headers)))
    return respond(429, { success: false }, { 'Retry-After': '60' })
  if (!(await isEditorPassword(body.data.input))) return respond(200, { success: false })
  const { browser, cookies } = await startEditorSession(headers)
  getServices().log.info('editor-signed-in')
  return respond(200, { success: true, hashedPassword: browser }, cookies)
}

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: 'POST, DELETE' } })
}

type Body = { success: boolean; hashedPassword?: string }

function respond(status: number, body: Body, extraHeaders: Record<string, string> | readonly string[] = {}): Response {
  const headers = new Headers(privateNoStore)
  if (Array.isArray(extraHeaders)) for (const cookie of extraHeaders) headers.append('Set-Cookie', cookie)
  else for (const [name, value] of Object.entries(extraHeaders)) headers.set(name, value)
  return Response.json(body, { status, headers })
}
