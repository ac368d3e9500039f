import { createHash, randomBytes } from 'node:crypto'
import type { Queries } from './staff-sessions.ts'

/** Long enough for a redirect to the website. */
const seconds = 60

const digestOf = (code: string) => createHash('sha256').update(code).digest('base64url')

/**
 * Creates a code that opens the editor area once. It belongs to a session and ends with it; a newer one replaces it.
 * Returns undefined if the session has ended.
 */
export async function createEditorAreaCode(db: Queries, sessionId: string): Promise<string | undefined> {
  const code = randomBytes(32).toString('base64url')
  const { rowCount } = await db.query(
    `update staff_session set editor_area_code = $2, editor_area_code_ends_at = now() + make_interval(secs => $3)
     where id = $1 and ends_at > now()`,
    [sessionId, digestOf(code), seconds],
  )
  return rowCount === 1 ? code : undefined
}

/** Uses a code up. False for one that is unknown, expired or used. */
export async function redeemEditorAreaCode(db: Queries, code: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `update staff_session set editor_area_code = null, editor_area_code_ends_at = null
     where editor_area_code = $1 and editor_area_code_ends_at > now() and ends_at > now()`,
    [digestOf(code)],
  )
  return rowCount === 1
}
