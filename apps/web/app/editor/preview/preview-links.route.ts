import { createPreviewLink, listPreviewLinks, revokePreviewLink } from '@ferrule/content-client/preview-links'
import { previewLinkDays } from '@ferrule/domain/editor/preview-link'
import { previewSubject } from '@ferrule/domain/editor/preview-options'
import { languages } from '@ferrule/domain/locales/language'
import { z } from 'zod'
import { orThrow503 } from '../../http/or-throw-503.server.ts'
import { privateNoStore } from '../../http/private-no-store.ts'
import { getServices } from '../../visit/services.server.ts'
import { contentServiceAddress } from '../content-service-address.server.ts'
import { findEditorDigest } from '../editor-session.server.ts'
import type { Route } from './+types/preview-links.route'
import { createPreviewToken } from './preview-token.server.ts'

const id = z.guid()
const newLink = z.object({
  pageId: id,
  subject: previewSubject,
  days: z.enum(previewLinkDays),
  /** The language of the shared page's own texts. */
  uiLanguage: z.enum(languages),
})

/** `GET /api/preview-links/{pageId}`: the valid links to a page. */
export async function loader({ request, params }: Route.LoaderArgs) {
  if (!(await findEditorDigest(request.headers))) return respond(403)
  const pageId = id.safeParse(params.id)
  if (!pageId.success) return respond(404)
  return respond(200, { links: await orThrow503('content', listPreviewLinks(contentServiceAddress(), pageId.data)) })
}

/** `POST /api/preview-links` creates a link and returns it once; `DELETE /api/preview-links/{id}` revokes it. */
export async function action({ request, params }: Route.ActionArgs) {
  const session = await findEditorDigest(request.headers)
  if (!session) return respond(403)
  if (request.method === 'DELETE') {
    const link = id.safeParse(params.id)
    if (!link.success) return respond(404)
    await orThrow503('content', revokePreviewLink(contentServiceAddress(), { id: link.data, session }))
    return respond(200)
  }
  if (request.method !== 'POST') return respond(405)
  const body = newLink.safeParse(await request.json().catch(() => undefined))
  if (!body.success) return respond(400)
  const { uiLanguage, ...link } = body.data
  const { token, tokenDigest } = createPreviewToken()
  const saved = createPreviewLink(contentServiceAddress(), { ...link, tokenDigest, session })
  if (!(await orThrow503('content', saved))) return respond(404)
  return respond(200, { url: `${getServices().settings.EDGE_ORIGIN}/${uiLanguage}/editor/preview-link/${token}` })
}

function respond(status: number, body: object = {}): Response {
  return Response.json(body, { status, headers: privateNoStore })
}
