import { changePageTranslation, readPageTranslation } from '@ferrule/content-client/page-translations'
import { type PageTranslation, translationAction } from '@ferrule/domain/translation/page-translation'
import { orThrow503 } from '../http/or-throw-503.server.ts'
import { privateNoStore } from '../http/private-no-store.ts'
import { getServices } from '../visit/services.server.ts'
import type { Route } from './+types/translation.route'
import { contentServiceAddress } from './content-service-address.server.ts'
import { findEditorDigest } from './editor-session.server.ts'
import { mayChangeByGet } from './may-change-by-get.ts'

/**
 * `GET /api/translation/state|start|reset/{pageId}`, as the specification has it. A `GET` of start or reset changes
 * something only if a script of this origin sends it; the editor area uses `POST`.
 */
export async function loader({ request, params }: Route.LoaderArgs) {
  const session = await findEditorDigest(request.headers)
  if (!session) return respond(403, { error: 'For editors only' })
  if (params.action === 'state') {
    const translation = await orThrow503('content', readPageTranslation(contentServiceAddress(), params.pageId))
    return answer(translation && { targetLanguages: translation.targetLanguages })
  }
  if (!mayChangeByGet(request.headers)) return respond(403, { error: 'Send this request from the editor area' })
  return change(params, session)
}

export async function action({ request, params }: Route.ActionArgs) {
  const session = await findEditorDigest(request.headers)
  if (!session) return respond(403, { error: 'For editors only' })
  if (request.method !== 'POST') return respond(405, { error: 'Send a POST request' })
  return change(params, session)
}

async function change(params: { action: string; pageId: string }, session: string): Promise<Response> {
  const wanted = translationAction.safeParse(params.action)
  if (!wanted.success) return answer(undefined)
  const changed = changePageTranslation(contentServiceAddress(), params.pageId, { action: wanted.data, session })
  const translation = await orThrow503('content', changed)
  if (translation) getServices().log.info(`translation-${wanted.data}`, { recordId: params.pageId })
  return answer(translation)
}

function answer(body: Partial<PageTranslation> | undefined): Response {
  return body ? respond(200, body) : respond(404, { error: 'no such page' })
}

function respond(status: number, body: object): Response {
  return Response.json(body, { status, headers: privateNoStore })
}
