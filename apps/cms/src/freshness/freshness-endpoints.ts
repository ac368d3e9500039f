import type { Endpoint } from 'payload'
import { z } from 'zod'
import { hasServiceKey } from '../access/service-key.ts'
import { withTransaction } from '../postgres/with-transaction.ts'
import { enqueueReferencingPages } from '../publishing/enqueue-page-refresh.ts'
import { findPublication } from './publication-store.ts'

const pageId = z.guid()

const respond = (status: number, body: object = {}) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

/** `GET /api/pages/{id}/publication`: for the website only, which checks the session of the editor. */
const readPublication: Endpoint = {
  path: '/:id/publication',
  method: 'get',
  handler: async (req) => {
    const id = pageId.safeParse(req.routeParams?.['id'])
    if (!hasServiceKey(req) || !id.success) return respond(404)
    const found = await withTransaction(req, (db) => findPublication(db, id.data))
    return found ? respond(200, found) : respond(404)
  },
}

/**
 * `POST /api/pages/{id}/refresh` adds the jobs of a publication, which refresh all caches from the inside out: a purge of
 * the edge alone would bring an outdated copy of Redis back. Repeating it is harmless. For the website only.
 */
const refreshPage: Endpoint = {
  path: '/:id/refresh',
  method: 'post',
  handler: async (req) => {
    const id = pageId.safeParse(req.routeParams?.['id'])
    if (!hasServiceKey(req) || !id.success) return respond(404)
    const found = await withTransaction(req, async (db) => {
      const publication = await findPublication(db, id.data)
      if (publication) await enqueueReferencingPages(req, id.data)
      return publication
    })
    return found ? respond(202) : respond(404)
  },
}

export const freshnessEndpoints: Endpoint[] = [readPublication, refreshPage]
