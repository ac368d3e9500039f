import { createHash, randomBytes } from 'node:crypto'
import { editorRightSeconds } from '@ferrule/domain/editor/editor-right'
import { staffRoles } from '@ferrule/domain/publishing/staff-rights'
import { z } from 'zod'

/** As much as is needed of a pool of the driver. */
export type Queries = {
  query: (text: string, values: unknown[]) => Promise<{ rows: unknown[]; rowCount: number | null }>
}

const session = z.object({ id: z.string(), user_id: z.string(), role: z.enum(staffRoles), ends_at: z.date() })
const due = z.object({ id: z.string(), refresh_token: z.string() })

export type StaffSession = { id: string; userId: string; role: z.infer<typeof session>['role']; endsAt: Date }

/** The browser has the key, the database only its trace: neither a copy of the one nor of the other signs anybody in. */
const traceOf = (key: string) => createHash('sha256').update(key).digest('base64url')

/** Starts a session of its own for every login; answers the key that the browser keeps. */
export async function startSession(
  db: Queries,
  { userId, role, refreshToken }: { userId: string; role: string; refreshToken: string },
): Promise<string> {
  const key = randomBytes(32).toString('base64url')
  await db.query(
    `insert into staff_session (id, user_id, role, refresh_token, ends_at)
     values ($1, $2, $3, $4, now() + make_interval(secs => $5))`,
    [traceOf(key), userId, role, refreshToken, editorRightSeconds],
  )
  return key
}

export async function findSession(db: Queries, key: string): Promise<StaffSession | undefined> {
  const text = 'select id, user_id, role, ends_at from staff_session where id = $1 and ends_at > now()'
  const { rows } = await db.query(text, [traceOf(key)])
  const [found] = z.array(session).parse(rows)
  return found && { id: found.id, userId: found.user_id, role: found.role, endsAt: found.ends_at }
}

/** Ends it here at once; answers what ends it at the identity server too. */
export async function endSession(db: Queries, id: string): Promise<string | undefined> {
  const { rows } = await db.query('delete from staff_session where id = $1 returning id, refresh_token', [id])
  return z.array(due).parse(rows)[0]?.refresh_token
}

/** Takes one session whose turn it is: of several processes only one gets it, and the others the next. */
export async function takeDue(db: Queries, everySeconds: number): Promise<z.infer<typeof due> | undefined> {
  const { rows } = await db.query(
    `update staff_session set checked_at = now() where id = (
       select id from staff_session
       where checked_at < now() - make_interval(secs => $1) and ends_at > now()
       order by checked_at limit 1 for update skip locked
     ) returning id, refresh_token`,
    [everySeconds],
  )
  return z.array(due).parse(rows)[0]
}

export async function keepChecked(db: Queries, id: string, now: { role: string; refreshToken: string }): Promise<void> {
  await db.query('update staff_session set role = $2, refresh_token = $3 where id = $1', [
    id,
    now.role,
    now.refreshToken,
  ])
}

export async function removeEnded(db: Queries): Promise<void> {
  await db.query('delete from staff_session where ends_at <= now()', [])
}
