import { ok, refuse, type Result } from '@ferrule/domain/result'
import { recordEvent } from '../audit/record-event.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import type { AccountDeps } from './account-deps.ts'

/** Revokes one session of the user. A foreign session and an ended one are both "not found". */
export async function revokeSession(
  deps: AccountDeps,
  actor: SignedInActor,
  sessionId: string,
): Promise<Result<undefined, 'not-found'>> {
  const sessions = await deps.identity.listSessions(actor.profile.id)
  if (!sessions.some(({ id }) => id === sessionId)) return refuse('not-found')
  await revokeAll(deps, actor, [sessionId])
  return ok(undefined)
}

/** Revokes all sessions of the user except the current one. */
export async function revokeOtherSessions(
  deps: AccountDeps,
  actor: SignedInActor,
): Promise<Result<undefined, 'session-unknown'>> {
  // Without the id of the current session the others cannot be determined.
  if (actor.session.id === undefined) return refuse('session-unknown')
  const sessions = await deps.identity.listSessions(actor.profile.id)
  await revokeAll(
    deps,
    actor,
    sessions.map(({ id }) => id).filter((id) => id !== actor.session.id),
  )
  return ok(undefined)
}

async function revokeAll({ db, identity }: AccountDeps, { profile }: SignedInActor, ids: string[]): Promise<void> {
  await db.transaction(async (tx) => {
    for (const subjectId of ids) {
      await recordEvent(tx, {
        actor: profile.id,
        action: 'revoke-account-session',
        subjectType: 'account-session',
        subjectId,
      })
    }
    for (const id of ids) await identity.revokeSession(id)
  })
}
