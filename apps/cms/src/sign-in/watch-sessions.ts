import { toStaffIdentity } from '@ferrule/domain/publishing/staff-identity'
import { errorFields, type Log } from '@ferrule/telemetry/log'
import type { IdentityServer } from './identity-server.ts'
import type { Seal } from './seal.ts'
import { endSession, keepChecked, type Queries, removeEnded, takeDue } from './staff-sessions.ts'

type Watching = { db: Queries; identity: Pick<IdentityServer, 'renew'>; seal: Seal; log: Log }

/** As often as the data service asks about the portal's people. */
const everySeconds = 30

/**
 * Asks the identity server about everybody who is signed in, over and over: whoever is switched off there, was signed
 * out or lost the role is out here within half a minute, and a changed role counts. While it does not answer, people
 * work on.
 */
export function watchSessions(watching: Watching): () => Promise<void> {
  let checking = Promise.resolve()
  const timer = setInterval(() => {
    checking = checking.then(() => checkSessions(watching))
  }, 5000)
  return async () => {
    clearInterval(timer)
    await checking
  }
}

export async function checkSessions({ db, identity, seal, log }: Watching): Promise<void> {
  try {
    await removeEnded(db)
    for (let due = await takeDue(db, everySeconds); due; due = await takeDue(db, everySeconds)) {
      const granted = await identity.renew(seal.open(due.refresh_token))
      const staff = granted && toStaffIdentity(granted.claims)
      if (granted && staff?.ok) {
        await keepChecked(db, due.id, { role: staff.value.role, refreshToken: seal.close(granted.refreshToken) })
      } else {
        await endSession(db, due.id)
        log.info('staff-session-ended', { reason: staff && !staff.ok ? staff.reason : 'over' })
      }
    }
  } catch (error) {
    log.warn('staff-sessions-unchecked', errorFields(error))
  }
}
