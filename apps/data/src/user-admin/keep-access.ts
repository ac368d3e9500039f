import { ok, refuse, type Result } from '@ferrule/domain/result'
import { type AccessRefusal, decideAccessChange } from '@ferrule/domain/user-admin/decide-access-change'
import { toDay } from '@ferrule/domain/user-admin/invitation'
import type { EndAccessInput } from '@ferrule/domain/user-admin/user-admin-input'
import type { SignedInActor } from '../sign-in/actor.ts'
import { lockAccess } from './access-store.ts'
import { markConfirmed } from './access-writing-store.ts'
import type { ChangeDeps, ChangedAccess } from './change-access.ts'
import { recordUserEvent } from './record-user-event.ts'
import { type AdminRefusal, runAdminChange } from './run-admin-change.ts'
import { toAccessFacts } from './to-managed-access.ts'

/** Decides in an access review that an access stays. Needs the same right as its update. */
export async function keepAccess(
  { db, now }: ChangeDeps,
  actor: SignedInActor,
  input: EndAccessInput,
): Promise<Result<ChangedAccess, AccessRefusal | AdminRefusal>> {
  return runAdminChange(db, { actor, operation: 'keep-access', input }, async (tx, administrator) => {
    const access = await lockAccess(tx, administrator, input.accessId)
    if (!access) return refuse('not-found')
    const at = now()
    const decided = decideAccessChange(administrator, toAccessFacts(access), { action: 'update', today: toDay(at) })
    if (!decided.ok) return decided
    await markConfirmed(tx, access.id, at)
    await recordUserEvent(tx, {
      by: administrator.personId,
      action: 'keep-access',
      userId: access.personId ?? '',
      organisationId: access.organisationId,
      after: { application: access.application, role: access.role, status: access.status },
    })
    return ok({ id: access.id, version: access.version })
  })
}
