import { errorFields } from '@ferrule/telemetry/log'
import type { CollectionConfig, PayloadRequest } from 'payload'
import { endedSessionCookie, readSessionKey } from './session-cookie.ts'
import type { SignIn } from './sign-in.ts'
import { revokeSession, findSession } from './staff-sessions.ts'

type Hooks = NonNullable<CollectionConfig['hooks']>

const sessionOf = ({ headers, payload }: PayloadRequest) => findSession(payload.db.pool, readSessionKey(headers) ?? '')

/** Returns the end of the session as a Unix time in seconds, as Payload expects. */
async function sessionEnd(req: PayloadRequest): Promise<number> {
  const session = await sessionOf(req)
  return Math.floor((session?.endsAt.getTime() ?? 0) / 1000)
}

/**
 * Hooks that report the end of the session to the admin, which cannot extend it, and that end it when staff sign out.
 */
export function sessionHooks({ identity, seal, log }: Pick<SignIn, 'identity' | 'seal' | 'log'>): Hooks {
  return {
    me: [async ({ args: { req }, user }) => ({ user, exp: await sessionEnd(req) })],
    refresh: [
      async ({ args: { req }, user }) => ({ user, exp: await sessionEnd(req), refreshedToken: '', setCookie: false }),
    ],
    afterLogout: [
      async ({ req }) => {
        const session = await sessionOf(req)
        const refreshToken = session && (await revokeSession(req.payload.db.pool, session.id))
        req.responseHeaders = new Headers(req.responseHeaders)
        req.responseHeaders.append('set-cookie', endedSessionCookie())
        if (!refreshToken) return
        // The local session has ended in any case; without renewals the one at the identity server expires by itself.
        await identity.end(seal.open(refreshToken)).catch((error: unknown) => {
          log.warn('staff-sign-out-unfinished', errorFields(error))
        })
      },
    ],
  }
}
