import { toStaffIdentity } from '@ferrule/domain/publishing/staff-identity'
import { errorFields, type Log } from '@ferrule/telemetry/log'
import type { IdentityServer } from './identity-server.ts'
import type { Seal } from './seal.ts'
import {
  revokeSession,
  saveRenewedSession,
  type Queries,
  deleteEndedSessions,
  claimDueSession,
} from './staff-sessions.ts'

type WatchDeps = { db: Queries; identity: Pick<IdentityServer, 'renew'>; seal: Seal; log: Log }

/** The same interval as the data service uses for portal users. */
const intervalSeconds = 30

/**
 * Renews every session at the identity server periodically. Users who were disabled, signed out or lost their role
 * there lose their session here within half a minute, and a changed role takes effect. While the identity server is
 * unavailable, sessions continue. Returns the function that stops the checks.
 */
export function watchSessions(deps: WatchDeps): () => Promise<void> {
  let checking = Promise.resolve()
  const timer = setInterval(() => {
    checking = checking.then(() => checkSessions(deps))
  }, 5000)
  return async () => {
    clearInterval(timer)
    await checking
  }
}

export async function checkSessions({ db, identity, seal, log }: WatchDeps): Promise<void> {
  try {
    await deleteEndedSessions(db)
    for (let due = await claimDueSession(db, intervalSeconds); due; due = await claimDueSession(db, intervalSeconds)) {
      const granted = await identity.renew(seal.open(due.refresh_token))
      const staff = granted && toStaffIdentity(granted.claims)
      if (granted && staff?.ok) {
        await saveRenewedSession(db, due.id, { role: staff.value.role, refreshToken: seal.close(granted.refreshToken) })
      } else {
        await revokeSession(db, due.id)
        log.info('staff-session-ended', { reason: staff && !staff.ok ? staff.reason : 'over' })
      }
    }
  } catch (error) {
    log.warn('staff-sessions-unchecked', errorFields(error))
  }
}
