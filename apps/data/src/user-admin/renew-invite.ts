import { ok, refuse, type Result } from '@ferrule/domain/result'
import { type AccessRefusal, decideAccessChange } from '@ferrule/domain/user-admin/decide-access-change'
import { inviteExpiry, toDay } from '@ferrule/domain/user-admin/invitation'
import type { UserInput } from '@ferrule/domain/user-admin/user-admin-input'
import type { SignedInActor } from '../sign-in/actor.ts'
import { listAccessesOf } from './access-store.ts'
import type { ChangeDeps } from './change-access.ts'
import { lockInvitation, renewInvitation, setInvitedStatus } from './invitation-store.ts'
import { queueInvitationMail } from './queue-invitation-mail.ts'
import { recordUserEvent } from './record-user-event.ts'
import { type AdminRefusal, runAdminChange } from './run-admin-change.ts'
import { toAccessFacts } from './to-managed-access.ts'

/** Sends an invite again while it is valid (`resend`), or a new one after it has expired (`send-new`). */
export async function renewInvite(
  { db, now }: ChangeDeps,
  actor: SignedInActor,
  { action, input }: { action: 'resend' | 'send-new'; input: UserInput },
): Promise<Result<{ id: string }, AccessRefusal | AdminRefusal>> {
  return runAdminChange(db, { actor, operation: action, input }, async (tx, administrator) => {
    const invitation = await lockInvitation(tx, administrator, input.userId)
    if (!invitation) return refuse('not-found')
    const at = now()
    const accesses = await listAccessesOf(tx, administrator, [invitation.id])
    for (const access of accesses) {
      const decided = decideAccessChange(administrator, toAccessFacts(access), { action, today: toDay(at) })
      if (!decided.ok) return decided
    }
    await renewInvitation(tx, invitation.id, inviteExpiry(at))
    if (action === 'send-new') {
      await setInvitedStatus(tx, invitation.id, { from: 'invite-expired', to: 'invited', at })
    }
    await recordUserEvent(tx, {
      by: administrator.personId,
      action: action === 'resend' ? 'resend-invite' : 'send-new-invite',
      userId: invitation.id,
      organisationId: invitation.organisationId,
      after: { status: 'invited' },
    })
    await queueInvitationMail(tx, invitation)
    return ok({ id: invitation.id })
  })
}
