import { exportTranslation, importTranslation } from '@ferrule/content-client/translation-files'
import { languages } from '@ferrule/domain/locales/language'
import { maxTranslationFileLength } from '@ferrule/domain/translation/translation-desk'
import { z } from 'zod'
import { orThrow503 } from '../../http/or-throw-503.server.ts'
import { privateNoStore } from '../../http/private-no-store.ts'
import { getServices } from '../../visit/services.server.ts'
import { contentServiceAddress } from '../content-service-address.server.ts'
import { findEditorDigest } from '../editor-session.server.ts'
import type { Route } from './+types/translation-file.route'

const address = z.object({ pageId: z.guid(), language: z.enum(languages) })

/**
 * `POST /api/translation-files/{pageId}/{language}` exports the new and changed texts as XLIFF and saves the time;
 * `PUT` imports a translated file and returns a report.
 */
export async function action({ request, params }: Route.ActionArgs) {
  const session = await findEditorDigest(request.headers)
  if (!session) return respond(403)
  const parsed = address.safeParse(params)
  if (!parsed.success) return respond(404)
  if (request.method === 'POST') return exportFile({ ...parsed.data, session })
  if (request.method !== 'PUT') return respond(405)
  const xliff = await request.text()
  if (xliff.length > maxTranslationFileLength) return respond(413)
  const report = await orThrow503(
    'content',
    importTranslation(contentServiceAddress(), { ...parsed.data, session, xliff }),
  )
  if (report) getServices().log.info('translation-import', { recordId: parsed.data.pageId })
  return report ? respond(200, report) : respond(404)
}

type Export = z.infer<typeof address> & { session: string }

async function exportFile({ pageId, language, session }: Export): Promise<Response> {
  const file = await orThrow503('content', exportTranslation(contentServiceAddress(), { pageId, language, session }))
  if (!file) return respond(404)
  if (file.xliff === undefined) return respond(409)
  getServices().log.info('translation-export', { recordId: pageId })
  const headers = {
    ...privateNoStore,
    'Content-Type': 'application/xliff+xml; charset=utf-8',
    'Content-Disposition': `attachment; filename="${pageId}.${language}.xlf"`,
  }
  return new Response(file.xliff, { headers })
}

function respond(status: number, body: object = {}): Response {
  return Response.json(body, { status, headers: privateNoStore })
}
