import type { AuthStrategy } from 'payload'
import { isOwnPage } from './own-page.ts'
import { readSessionKey } from './session-cookie.ts'
import { findSession } from './staff-sessions.ts'

/** Authenticates requests by the session of a sign-in at the identity server. There is no other strategy. */
export function staffStrategy(origin: string): AuthStrategy {
  return {
    name: 'identity-server',
    authenticate: async ({ headers, payload }) => {
      const key = readSessionKey(headers)
      if (!key || !isOwnPage(headers, origin)) return { user: null }
      const session = await findSession(payload.db.pool, key)
      if (!session) return { user: null }
      const { userId: id, role, endsAt } = session
      // Access control is overridden because the user is not known before this read.
      const found = await payload.findByID({ collection: 'users', id, depth: 0, overrideAccess: true })
      return { user: { ...found, role, collection: 'users', _sid: session.id, sessionEndsAt: endsAt.toISOString() } }
    },
  }
}
