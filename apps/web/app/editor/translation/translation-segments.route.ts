import { editTranslation } from '@ferrule/content-client/translation-files'
import { languages } from '@ferrule/domain/locales/language'
import { segmentEdits } from '@ferrule/domain/translation/translation-desk'
import { z } from 'zod'
import { orThrow503 } from '../../http/or-throw-503.server.ts'
import { privateNoStore } from '../../http/private-no-store.ts'
import { getServices } from '../../visit/services.server.ts'
import { contentServiceAddress } from '../content-service-address.server.ts'
import { findEditorDigest } from '../editor-session.server.ts'
import type { Route } from './+types/translation-segments.route'

const address = z.object({ pageId: z.guid(), language: z.enum(languages) })

/** `PUT /api/translation-segments/{pageId}/{language}` saves texts typed at the desk and returns a report. */
export async function action({ request, params }: Route.ActionArgs) {
  const session = await findEditorDigest(request.headers)
  if (!session) return respond(403)
  if (request.method !== 'PUT') return respond(405)
  const page = address.safeParse(params)
  if (!page.success) return respond(404)
  const edits = segmentEdits.safeParse(await request.json().catch(() => undefined))
  if (!edits.success) return respond(400)
  const report = await orThrow503(
    'content',
    editTranslation(contentServiceAddress(), { ...page.data, session, edits: edits.data }),
  )
  if (report) getServices().log.info('translation-edit', { recordId: page.data.pageId })
  return report ? respond(200, report) : respond(404)
}

function respond(status: number, body: object = {}): Response {
  return Response.json(body, { status, headers: privateNoStore })
}
