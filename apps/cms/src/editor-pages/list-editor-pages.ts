import { editorPageFilters, type EditorPageList, rowsPerStep } from '@ferrule/domain/editor/editor-page-list'
import { languages } from '@ferrule/domain/locales/language'
import { contentStage } from '@ferrule/domain/translation/page-translation'
import { sql } from '@payloadcms/db-postgres'
import type { Endpoint } from 'payload'
import { z } from 'zod'
import { hasServiceKey } from '../access/service-key.ts'
import type { Transaction } from '../postgres/transaction-of.ts'
import { withTransaction } from '../postgres/with-transaction.ts'
import { countEditorPages } from './count-editor-pages.ts'
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
    .transform((ids) => ids.split(',')),
})

const respond = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

/**
 * `GET /api/pages/editor-pages`: the pages of a site that match the filters, with their drafts, and counts of all. Only
 * the website may call it; the website checks the session of the editor.
 */
export const listEditorPages: Endpoint = {
  path: '/editor-pages',
  method: 'get',
  handler: async (req) => {
    if (!hasServiceKey(req)) return respond(404, {})
    const parsed = query.safeParse(Object.fromEntries(req.searchParams))
    if (!parsed.success) return respond(400, {})
    const { siteSlug, language: titleLanguage, textLanguage: language, ...choice } = parsed.data
    const { all, found } = await withTransaction(req, async (db) => {
      const siteId = await findSiteId(db, siteSlug)
      return {
        all: await countEditorPages(db, siteId),
        found: await findEditorPages(db, { ...choice, siteId, titleLanguage, language }),
      }
    })
    const { rows, matches, titles } = found
    const list: EditorPageList =
      rows.length < matches ? { rows, matches, next: choice.shown + rowsPerStep } : { rows, matches }
    return respond(200, {
      pageCount: choice.stage === 'DRAFT' ? all.pageCount : all.livePageCount,
      counts: all.counts,
      list,
      titles,
    })
  },
}

/** In a query of its own: only with the id as a value does the planner know how many pages the site has. */
async function findSiteId(db: Transaction, siteSlug: string): Promise<string | null> {
  const { rows } = await db.execute(sql`select id from sites where coalesce(slug, '') = ${siteSlug} limit 1`)
  return z.array(z.object({ id: z.string() })).parse(rows)[0]?.id ?? null
}
