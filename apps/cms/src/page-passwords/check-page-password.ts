import type { Endpoint } from 'payload'
import { z } from 'zod'
import { isOwnServer } from '../access/own-server.ts'
import { findPageRow } from '../page-paths/find-page-row.ts'
import { isPassword } from './hash-password.ts'

const question = z.object({ password: z.string().min(1).max(200) })
const pageId = z.uuid()
const lock = z.object({ level: z.literal('password'), passwordHash: z.string(), passwordVersion: z.string() })

const answer = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

/**
 * `POST /api/pages/{id}/password`: whether a word opens the page that is public now. Only the website may ask; it
 * counts the tries, because only it knows who asks.
 */
export const checkPagePassword: Endpoint = {
  path: '/:id/password',
  method: 'post',
  handler: async (req) => {
    const id = pageId.safeParse(req.routeParams?.['id'])
    if (!isOwnServer(req) || !id.success) return answer(404, {})
    const asked = question.safeParse(await req.json?.().catch(() => undefined))
    if (!asked.success) return answer(400, {})
    const page = await findPageRow(req, id.data)
    const found = lock.safeParse(page?.['protection'])
    if (!found.success) return answer(404, {})
    const matches = await isPassword(found.data.passwordHash, asked.data.password)
    return answer(200, matches ? { matches, passwordVersion: found.data.passwordVersion } : { matches })
  },
}
