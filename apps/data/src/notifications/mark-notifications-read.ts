import { ok, type Result } from '@ferrule/domain/result'
import type { Deps } from '../graphql/request-context.ts'
import { withUserScope } from '../portal-access/with-user-scope.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { markReadUpTo } from './notification-store.ts'

/** Marks the caller's notifications up to the newest that they saw as read. Idempotent. */
export async function markNotificationsRead(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: SignedInActor,
  newest: string,
): Promise<Result<{ id: string }, never>> {
  await withUserScope(db, actor, (tx, scope) => markReadUpTo(tx, scope, { newest, at: now() }))
  return ok({ id: newest })
}
