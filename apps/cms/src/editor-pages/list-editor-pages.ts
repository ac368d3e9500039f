import { languages } from '@ferrule/domain/locales/language'
import { contentStage } from '@ferrule/domain/translation/page-translation'
import type { Endpoint } from 'payload'
import { z } from 'zod'
import { hasServiceKey } from '../access/service-key.ts'
import { withTransaction } from '../postgres/with-transaction.ts'
import { findEditorPages } from './find-editor-pages.ts'

const query = z.object({ siteSlug: z.string().max(80), language: z.enum(languages), stage: contentStage })

const respond = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

/**
 * `GET /api/pages/editor-pages?siteSlug=&language=&stage=`: the pages of a site with their drafts. Only the website may
 * call it; the website checks the session of the editor.
 */
export const listEditorPages: Endpoint = {
  path: '/editor-pages',
  method: 'get',
  handler: async (req) => {
    if (!hasServiceKey(req)) return respond(404, {})
    const parsed = query.safeParse(Object.fromEntries(req.searchParams))
    if (!parsed.success) return respond(400, {})
    const pages = await withTransaction(req, (db) => findEditorPages(db, parsed.data))
    return respond(200, { pages })
  },
}
