import { privateNoStore } from '../../http/private-no-store.ts'
import { hasEditorSession } from '../editor-session.server.ts'
import type { Route } from './+types/draft-proxy.route'
import { runDraftOperation } from './draft-operations.server.ts'

/**
 * `GET /api/draft-proxy/{operation}`: drafts for scripts of the editor area, as they are in the content service now.
 * Only with an editor session, and only the fixed operations.
 */
export async function loader({ request, params, url }: Route.LoaderArgs) {
  if (!(await hasEditorSession(request.headers))) return respond(403)
  const result = await runDraftOperation(params.operation, url.searchParams)
  return respond(result.status, 'body' in result ? result.body : {})
}

function respond(status: number, body: object = {}): Response {
  return Response.json(body, { status, headers: { ...privateNoStore, 'X-Robots-Tag': 'noindex' } })
}
