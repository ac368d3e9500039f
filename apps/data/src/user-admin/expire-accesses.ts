import { toDay } from '@ferrule/domain/user-admin/invitation'
import { nextStatus } from '@ferrule/domain/user-admin/access-status'
import { withServiceScope } from '../portal-access/with-user-scope.ts'
import type { Deps } from '../graphql/request-context.ts'
import { listEndedAccesses, listExpiredInvites } from './expiry-store.ts'
import { setStatuses } from './identity-sync-store.ts'
import { recordUserEvent } from './record-user-event.ts'
import { requestIdentitySync } from './request-identity-sync.ts'

/** Rows in one run; the next run takes the rest. */
const limit = 500

/** Ends accesses after their last day, and invites after their validity. */
export async function expireAccesses({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const at = now()
  await withServiceScope(db, async (tx) => {
    const ended = await listEndedAccesses(tx, { today: toDay(at), limit })
    for (const { id, personId, organisationId, application, role } of ended) {
      const status = nextStatus('active', 'expire')
      if (!status || personId === null) continue
      await setStatuses(tx, [id], { status, at })
      await recordUserEvent(tx, {
        by: 'system',
        action: 'expire-access',
        userId: personId,
        organisationId,
        before: { application, role, status: 'active' },
        after: { application, role, status },
      })
      await requestIdentitySync(tx, personId, at)
    }
    const expired = await listExpiredInvites(tx, { at, limit })
    for (const { id, invitationId, organisationId, application, role } of expired) {
      const status = nextStatus('invited', 'expire-invite')
      if (!status || invitationId === null) continue
      await setStatuses(tx, [id], { status, at })
      await recordUserEvent(tx, {
        by: 'system',
        action: 'expire-invite',
        userId: invitationId,
        organisationId,
        before: { application, role, status: 'invited' },
        after: { application, role, status },
      })
    }
  })
}
