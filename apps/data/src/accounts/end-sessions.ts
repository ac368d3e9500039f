import { ok, refuse, type Result } from '@ferrule/domain/result'
import { recordEvent } from '../audit/record-event.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import type { AccountDeps } from './account-deps.ts'

/** Signs the person out somewhere. Somebody else's session and one that has ended are both "not found". */
export async function endSession(
  deps: AccountDeps,
  actor: SignedInActor,
  sessionId: string,
): Promise<Result<undefined, 'not-found'>> {
  const sessions = await deps.identity.listSessions(actor.profile.id)
  if (!sessions.some(({ id }) => id === sessionId)) return refuse('not-found')
  await end(deps, actor, [sessionId])
  return ok(undefined)
}

/** Signs the person out everywhere but here. */
export async function endOtherSessions(
  deps: AccountDeps,
  actor: SignedInActor,
): Promise<Result<undefined, 'session-unknown'>> {
  // Without knowing which one is this, the others cannot be told from it.
  if (actor.session.id === undefined) return refuse('session-unknown')
  const sessions = await deps.identity.listSessions(actor.profile.id)
  await end(
    deps,
    actor,
    sessions.map(({ id }) => id).filter((id) => id !== actor.session.id),
  )
  return ok(undefined)
}

async function end({ db, identity }: AccountDeps, { profile }: SignedInActor, ids: string[]): Promise<void> {
  await db.transaction(async (tx) => {
    for (const subjectId of ids) {
      await recordEvent(tx, {
        actor: profile.id,
        action: 'end-account-session',
        subjectType: 'account-session',
        subjectId,
      })
    }
    for (const id of ids) await identity.endSession(id)
  })
}
