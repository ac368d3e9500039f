import { countPageStates } from '@ferrule/domain/editor/count-page-states'
import { editorPageFilters, listEditorPages as choosePages } from '@ferrule/domain/editor/list-editor-pages'
import { languages } from '@ferrule/domain/locales/language'
import { contentStage } from '@ferrule/domain/translation/page-translation'
import type { Endpoint } from 'payload'
import { z } from 'zod'
import { hasServiceKey } from '../access/service-key.ts'
import { withTransaction } from '../postgres/with-transaction.ts'
import { findEditorPages } from './find-editor-pages.ts'

const query = z.object({
  siteSlug: z.string().max(80),
  language: z.enum(languages),
  stage: contentStage,
  search: editorPageFilters.shape.search,
  state: editorPageFilters.shape.state,
  textLanguage: editorPageFilters.shape.language,
  shown: editorPageFilters.shape.shown,
  /** Pages whose titles are returned too, separated by commas. */
  titlesOf: z
    .string()
    .max(4000)
    .default('')
    .transform((ids) => new Set(ids.split(','))),
})

const respond = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

/**
 * `GET /api/pages/editor-pages`: the pages of a site that match the filters, with their drafts. The filters run here,
 * because thousands of pages with all their states would take longer to send than to find. Only the website may call
 * it; the website checks the session of the editor.
 */
export const listEditorPages: Endpoint = {
  path: '/editor-pages',
  method: 'get',
  handler: async (req) => {
    if (!hasServiceKey(req)) return respond(404, {})
    const parsed = query.safeParse(Object.fromEntries(req.searchParams))
    if (!parsed.success) return respond(400, {})
    const { search, state, shown, textLanguage, titlesOf, ...place } = parsed.data
    const { pages, all } = await withTransaction(req, async (db) => {
      const found = await findEditorPages(db, place)
      // The published stage leaves out pages that were never published.
      return {
        pages: found,
        all: place.stage === 'DRAFT' ? found : await findEditorPages(db, { ...place, stage: 'DRAFT' }),
      }
    })
    return respond(200, {
      pageCount: pages.length,
      counts: countPageStates(all),
      list: choosePages(pages, { search, state, shown, language: textLanguage }),
      titles: pages.flatMap(({ id, title, path }) => (titlesOf.has(id) ? [{ id, title: title ?? `/${path}` }] : [])),
    })
  },
}
