import { z } from 'zod'
import { forThisReader } from '../request/for-this-reader.ts'
import { mayTry } from '../request/may-try.server.ts'
import { getServices } from '../request/services.server.ts'
import type { Route } from './+types/authenticate-editor.route'
import { endEditorSession, hasEditorSession, readEditorBrowser, startEditorSession } from './editor-session.server.ts'
import { isEditorPassword } from './editor-password.server.ts'

const asked = z.union([z.object({ hash: z.string().min(1).max(200) }), z.object({ input: z.string().min(1).max(200) })])

/**
 * `POST` with `input` signs an editor in by the password of the editor area; with `hash` it says whether this browser
 * is still signed in. `DELETE` signs out. The specification spells the path in its own way; both lead here.
 */
export async function action({ request }: Route.ActionArgs) {
  const { headers } = request
  const from = headers.get('Sec-Fetch-Site')
  if (from !== null && from !== 'same-origin') return answer(403, { success: false })
  if (request.method === 'DELETE') {
    await endEditorSession(headers)
    return answer(200, { success: true })
  }
  const body = asked.safeParse(await request.json().catch(() => undefined))
  if (!body.success) return answer(400, { success: false })
  if ('hash' in body.data) {
    // The value alone opens nothing: it must be this browser's own, and its session still hold.
    const isOwn = body.data.hash === readEditorBrowser(headers)
    return answer(200, { success: isOwn && (await hasEditorSession(headers)) })
  }
  if (!(await mayTry('editor-area', headers))) return answer(429, { success: false }, { 'Retry-After': '60' })
  if (!(await isEditorPassword(body.data.input))) return answer(200, { success: false })
  const { browser, cookies } = await startEditorSession(headers)
  getServices().log.info('editor-signed-in')
  return answer(200, { success: true, hashedPassword: browser }, cookies)
}

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: 'POST, DELETE' } })
}

type Answer = { success: boolean; hashedPassword?: string }

function answer(status: number, body: Answer, more: Record<string, string> | readonly string[] = {}): Response {
  const headers = new Headers(forThisReader)
  if (Array.isArray(more)) for (const cookie of more) headers.append('Set-Cookie', cookie)
  else for (const [name, value] of Object.entries(more)) headers.set(name, value)
  return Response.json(body, { status, headers })
}
