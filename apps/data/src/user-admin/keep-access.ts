import { ok, refuse, type Result } from '@ferrule/domain/result'
import { type AccessRefusal, decideAccessChange } from '@ferrule/domain/user-admin/decide-access-change'
import { toDay } from '@ferrule/domain/user-admin/invitation'
import type { EndAccessInput } from '@ferrule/domain/user-admin/user-admin-input'
import type { Queries } from '../postgres/database.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { type AccessRow, lockAccess } from './access-store.ts'
import { clearConfirmation, markConfirmed } from './access-writing-store.ts'
import type { ChangeDeps, ChangedAccess } from './change-access.ts'
import { recordUserEvent } from './record-user-event.ts'
import { type AdminRefusal, runAdminChange } from './run-admin-change.ts'
import { toAccessFacts } from './to-managed-access.ts'

type Decided = Promise<Result<ChangedAccess, AccessRefusal | AdminRefusal>>

/** Decides in an access review that an access stays. Needs the same right as its update. */
export function keepAccess(deps: ChangeDeps, actor: SignedInActor, input: EndAccessInput): Decided {
  return decideInReview(deps, actor, {
    action: 'keep-access',
    input,
    save: async (tx, { id }) => {
      await markConfirmed(tx, id, deps.now())
      return true
    },
  })
}

/** Takes that decision back while the review is open. The history keeps both. */
export function undoKeepAccess(deps: ChangeDeps, actor: SignedInActor, input: EndAccessInput): Decided {
  return decideInReview(deps, actor, {
    action: 'undo-keep-access',
    input,
    save: (tx, { id }) => clearConfirmation(tx, id),
  })
}

type Decision = {
  action: 'keep-access' | 'undo-keep-access'
  input: EndAccessInput
  /** Returns false if there is nothing to save. */
  save: (tx: Queries, access: AccessRow) => Promise<boolean>
}

async function decideInReview(
  { db, now }: ChangeDeps,
  actor: SignedInActor,
  { action, input, save }: Decision,
): Decided {
  return runAdminChange(db, { actor, operation: action, input }, async (tx, administrator) => {
    const access = await lockAccess(tx, administrator, input.accessId)
    if (!access) return refuse('not-found')
    const today = toDay(now())
    const decided = decideAccessChange(administrator, toAccessFacts(access), { action: 'update', today })
    if (!decided.ok) return decided
    if (!(await save(tx, access))) return refuse('changed-since')
    await recordUserEvent(tx, {
      by: administrator.personId,
      action,
      userId: access.personId ?? '',
      organisationId: access.organisationId,
      after: { application: access.application, role: access.role, status: access.status },
    })
    return ok({ id: access.id, version: access.version })
  })
}
