import { deleteDigestsBefore } from '../mail/outgoing-mail-queries.ts'
import { withServiceScope } from '../portal-access/with-user-scope.ts'
import { deleteInBatches } from '../postgres/delete-batch.ts'
import { deleteNotificationsBefore, notificationDays } from './notification-store.ts'
import { type DigestDeps, sendDigests } from './send-digests.ts'

const dayMs = 24 * 3_600_000

/** The daily digest, and the deletion of notifications after 90 and of sent digests after 30 days. */
export function createNotificationJobs(deps: DigestDeps) {
  return {
    'send-digests': (): Promise<void> => sendDigests(deps),
    'expire-notifications': async (): Promise<void> => {
      const before = (days: number) => new Date(deps.now().getTime() - days * dayMs)
      const [oldNotification, oldDigest] = [before(notificationDays), before(30)]
      await deleteInBatches(() => withServiceScope(deps.db, (tx) => deleteNotificationsBefore(tx, oldNotification)))
      await deleteInBatches(() => withServiceScope(deps.db, (tx) => deleteDigestsBefore(tx, oldDigest)))
    },
  }
}
