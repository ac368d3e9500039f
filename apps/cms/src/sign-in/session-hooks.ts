import { errorFields } from '@ferrule/telemetry/log'
import type { CollectionConfig, PayloadRequest } from 'payload'
import { endedSessionCookie, readSessionKey } from './session-cookie.ts'
import type { SignIn } from './sign-in.ts'
import { endSession, findSession } from './staff-sessions.ts'

type Hooks = NonNullable<CollectionConfig['hooks']>

const sessionOf = ({ headers, payload }: PayloadRequest) => findSession(payload.db.pool, readSessionKey(headers) ?? '')

/** In seconds, as Payload counts. */
async function endOf(req: PayloadRequest): Promise<number> {
  const session = await sessionOf(req)
  return Math.floor((session?.endsAt.getTime() ?? 0) / 1000)
}

/** The editing interface counts down to the end of the session, which nothing prolongs. Signing out ends it everywhere. */
export function sessionHooks({ identity, seal, log }: Pick<SignIn, 'identity' | 'seal' | 'log'>): Hooks {
  return {
    me: [async ({ args: { req }, user }) => ({ user, exp: await endOf(req) })],
    refresh: [
      async ({ args: { req }, user }) => ({ user, exp: await endOf(req), refreshedToken: '', setCookie: false }),
    ],
    afterLogout: [
      async ({ req }) => {
        const session = await sessionOf(req)
        const refreshToken = session && (await endSession(req.payload.db.pool, session.id))
        req.responseHeaders = new Headers(req.responseHeaders)
        req.responseHeaders.append('set-cookie', endedSessionCookie())
        if (!refreshToken) return
        // Signed out here in any case; there the session ends by itself when nobody renews it.
        await identity.end(seal.open(refreshToken)).catch((error: unknown) => {
          log.warn('staff-sign-out-unfinished', errorFields(error))
        })
      },
    ],
  }
}
