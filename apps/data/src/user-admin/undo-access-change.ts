import { ok, refuse, type Result } from '@ferrule/domain/result'
import { type AccessStatus, accessStatuses } from '@ferrule/domain/user-admin/access-status'
import { type AccessRefusal, decideUndo } from '@ferrule/domain/user-admin/decide-access-change'
import type { UndoAccessInput } from '@ferrule/domain/user-admin/user-admin-input'
import type { SignedInActor } from '../sign-in/actor.ts'
import { lockAccess } from './access-store.ts'
import { clearPrevious, lockRequestOf, readPrevious, reopenRequest, saveAccess } from './access-writing-store.ts'
import type { ChangeDeps, ChangedAccess } from './change-access.ts'
import { recordUserEvent } from './record-user-event.ts'
import { requestIdentitySync } from './request-identity-sync.ts'
import { type AdminRefusal, runAdminChange } from './run-admin-change.ts'
import { toAccessFacts } from './to-managed-access.ts'

/** Takes back the last change of an access: only by the same administrator, and only a short time after it. */
export async function undoAccessChange(
  { db, now }: ChangeDeps,
  actor: SignedInActor,
  input: UndoAccessInput,
): Promise<Result<ChangedAccess, AccessRefusal | AdminRefusal>> {
  return runAdminChange(db, { actor, operation: 'undo-access', input }, async (tx, administrator) => {
    await lockRequestOf(tx, input.accessId)
    const access = await lockAccess(tx, administrator, input.accessId)
    if (!access) return refuse('not-found')
    const previous = readPrevious(access)
    const status = accessStatuses.find((one): one is AccessStatus => one === previous?.status)
    if (access.version !== input.version || !previous || !status) return refuse('changed-since')
    const at = now()
    const decided = decideUndo(administrator, toAccessFacts(access), {
      previous: { status, role: previous.role },
      changedBy: access.changedBy,
      changedAt: access.changedAt,
      now: at,
    })
    if (!decided.ok) return decided
    if (status === 'pending' && !(await reopenRequest(tx, access.requestId))) return refuse('changed-since')
    const { role, reason, endsOn } = previous
    const by = administrator.personId
    const change = { status, role, reason, endsOn: endsOn ?? undefined, by, at, grants: false }
    const version = await saveAccess(tx, access, change)
    if (status === 'pending') await clearPrevious(tx, access.id)
    await recordUserEvent(tx, {
      by,
      action: 'undo-access',
      userId: access.personId ?? access.invitationId ?? '',
      organisationId: access.organisationId,
      before: { application: access.application, role: access.role, status: access.status },
      after: { application: access.application, role, status },
    })
    if (access.personId) await requestIdentitySync(tx, access.personId, at)
    return ok({ id: access.id, version })
  })
}
