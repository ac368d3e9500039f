import { createHash, randomBytes } from 'node:crypto'
import { editorRightSeconds } from '@ferrule/domain/editor/editor-session'
import { staffRoles } from '@ferrule/domain/publishing/staff-rights'
import { z } from 'zod'

/** The subset of the driver's pool that is used here. */
export type Queries = {
  query: (text: string, values: unknown[]) => Promise<{ rows: unknown[]; rowCount: number | null }>
}

const session = z.object({ id: z.string(), user_id: z.string(), role: z.enum(staffRoles), ends_at: z.date() })
const due = z.object({ id: z.string(), refresh_token: z.string() })

export type StaffSession = { id: string; userId: string; role: z.infer<typeof session>['role']; endsAt: Date }

/**
 * The browser holds the session key, the database only its hash, so a copy of the database cannot be used to sign in.
 */
const hashOfKey = (key: string) => createHash('sha256').update(key).digest('base64url')

/** Starts a new session for every sign-in and returns the key for the browser's cookie. */
export async function startSession(
  db: Queries,
  { userId, role, refreshToken }: { userId: string; role: string; refreshToken: string },
): Promise<string> {
  const key = randomBytes(32).toString('base64url')
  await db.query(
    `insert into staff_session (id, user_id, role, refresh_token, ends_at)
     values ($1, $2, $3, $4, now() + make_interval(secs => $5))`,
    [hashOfKey(key), userId, role, refreshToken, editorRightSeconds],
  )
  return key
}

export async function findSession(db: Queries, key: string): Promise<StaffSession | undefined> {
  const text = 'select id, user_id, role, ends_at from staff_session where id = $1 and ends_at > now()'
  const { rows } = await db.query(text, [hashOfKey(key)])
  const [found] = z.array(session).parse(rows)
  return found && { id: found.id, userId: found.user_id, role: found.role, endsAt: found.ends_at }
}

/**
 * Deletes a session and returns its encrypted refresh token, with which the session at the identity server can be
 * ended.
 */
export async function revokeSession(db: Queries, id: string): Promise<string | undefined> {
  const { rows } = await db.query('delete from staff_session where id = $1 returning id, refresh_token', [id])
  return z.array(due).parse(rows)[0]?.refresh_token
}

/**
 * Claims the session that was checked longest ago, if its check is due. Concurrent processes claim different sessions.
 */
export async function claimDueSession(db: Queries, intervalSeconds: number): Promise<z.infer<typeof due> | undefined> {
  const { rows } = await db.query(
    `update staff_session set checked_at = now() where id = (
       select id from staff_session
       where checked_at < now() - make_interval(secs => $1) and ends_at > now()
       order by checked_at limit 1 for update skip locked
     ) returning id, refresh_token`,
    [intervalSeconds],
  )
  return z.array(due).parse(rows)[0]
}

export async function saveRenewedSession(
  db: Queries,
  id: string,
  now: { role: string; refreshToken: string },
): Promise<void> {
  await db.query('update staff_session set role = $2, refresh_token = $3 where id = $1', [
    id,
    now.role,
    now.refreshToken,
  ])
}

export async function deleteEndedSessions(db: Queries): Promise<void> {
  await db.query('delete from staff_session where ends_at <= now()', [])
}
