import type { Endpoint } from 'payload'
import { z } from 'zod'
import { hasServiceKey } from '../access/service-key.ts'
import { findPageRow } from '../page-paths/find-page-row.ts'
import { isPassword } from './hash-password.ts'

const requestBody = z.object({ password: z.string().min(1).max(200) })
const pageId = z.uuid()
const lock = z.object({ level: z.literal('password'), passwordHash: z.string(), passwordVersion: z.string() })

const respond = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

/**
 * `POST /api/pages/{id}/password`: checks a password against the published page. Only the website may call it; the
 * website also limits the attempts, because only it knows the visitor.
 */
export const checkPagePassword: Endpoint = {
  path: '/:id/password',
  method: 'post',
  handler: async (req) => {
    const id = pageId.safeParse(req.routeParams?.['id'])
    if (!hasServiceKey(req) || !id.success) return respond(404, {})
    const body = requestBody.safeParse(await req.json?.().catch(() => undefined))
    if (!body.success) return respond(400, {})
    const page = await findPageRow(req, id.data)
    const found = lock.safeParse(page?.['protection'])
    if (!found.success) return respond(404, {})
    const matches = await isPassword(found.data.passwordHash, body.data.password)
    return respond(200, matches ? { matches, passwordVersion: found.data.passwordVersion } : { matches })
  },
}
