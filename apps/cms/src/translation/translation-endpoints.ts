import { translationAction } from '@ferrule/domain/translation/page-translation'
import { toPageTranslation } from '@ferrule/domain/translation/translation-order'
import type { Endpoint } from 'payload'
import { z } from 'zod'
import { hasServiceKey } from '../access/service-key.ts'
import { withTransaction } from '../postgres/with-transaction.ts'
import { changePageTranslation } from './change-translation.ts'
import { findTranslationFacts } from './translation-store.ts'

const pageId = z.guid()
const body = z.object({ action: translationAction, session: z.string().min(1).max(100) })
const path = '/:id/translation'

const respond = (status: number, answer: object = {}) =>
  Response.json(answer, { status, headers: { 'cache-control': 'no-store' } })

/** `GET /api/pages/{id}/translation`: for the website only, which checks the session of the editor. */
export const readTranslation: Endpoint = {
  path,
  method: 'get',
  handler: async (req) => {
    const id = pageId.safeParse(req.routeParams?.['id'])
    if (!hasServiceKey(req) || !id.success) return respond(404)
    const facts = await withTransaction(req, (db) => findTranslationFacts(db, id.data))
    return facts ? respond(200, toPageTranslation(facts)) : respond(404)
  },
}

/** `POST /api/pages/{id}/translation` starts or resets the translations of a page. Repeating it changes nothing. */
export const changeTranslation: Endpoint = {
  path,
  method: 'post',
  handler: async (req) => {
    const id = pageId.safeParse(req.routeParams?.['id'])
    if (!hasServiceKey(req) || !id.success) return respond(404)
    const input = body.safeParse(await req.json?.().catch(() => undefined))
    if (!input.success) return respond(400)
    const changed = await withTransaction(req, (db) => changePageTranslation(db, id.data, input.data))
    return changed ? respond(200, changed) : respond(404)
  },
}
