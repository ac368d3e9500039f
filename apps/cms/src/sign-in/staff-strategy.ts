import type { AuthStrategy } from 'payload'
import { isOwnPage } from './own-page.ts'
import { readSessionKey } from './session-cookie.ts'
import { findSession } from './staff-sessions.ts'

/** Who is asking, by the session that a login at the identity server has started. There is no other way in. */
export function staffStrategy(origin: string): AuthStrategy {
  return {
    name: 'identity-server',
    authenticate: async ({ headers, payload }) => {
      const key = readSessionKey(headers)
      if (!key || !isOwnPage(headers, origin)) return { user: null }
      const session = await findSession(payload.db.pool, key)
      if (!session) return { user: null }
      const { userId: id, role, endsAt } = session
      // Access control is overridden here because this is where it is decided who asks.
      const found = await payload.findByID({ collection: 'users', id, depth: 0, overrideAccess: true })
      return { user: { ...found, role, collection: 'users', _sid: session.id, sessionEndsAt: endsAt.toISOString() } }
    },
  }
}
