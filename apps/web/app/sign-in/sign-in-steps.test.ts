import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { startSignIn } from '@ferrule/domain/sign-in/sign-in-flow'
import { InMemoryWebStorage, User, WebStorageStateStore } from 'oidc-client-ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toLoginHintCookie } from './login-hint.ts'
import { runSignIn } from './run-sign-in.ts'
import { createSteps } from './sign-in-steps.ts'
import { PortalUserManager } from './user-manager.ts'

let server: Server
let issuer: string
/** Requests to the identity server in order: the path and the form fields. */
let received: { path: string; form: Record<string, string> }[]
let revocationStatus: number

/** Responds like an identity server that refuses renewal. */
async function respond(request: IncomingMessage): Promise<[number, object]> {
  const path = request.url ?? ''
  if (path.startsWith('/.well-known/')) {
    const endpoints = { token_endpoint: `${issuer}/token`, revocation_endpoint: `${issuer}/revoke` }
    return [200, { issuer, authorization_endpoint: `${issuer}/authorize`, ...endpoints }]
  }
  received.push({ path, form: Object.fromEntries(new URLSearchParams(await text(request))) })
  return path === '/revoke' ? [revocationStatus, {}] : [400, { error: 'invalid_grant' }]
}

beforeEach(async () => {
  received = []
  revocationStatus = 200
  server = createServer((request, response) => {
    void respond(request).then(([status, body]) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(() => {
  server.close()
  vi.unstubAllGlobals()
})

/** Runs the browser's steps on stored tokens with `secondsLeft`, up to the silent sign-in in a hidden iframe. */
async function signInWith(secondsLeft: number, tokens: { refresh_token?: string } = {}) {
  const userStore = new WebStorageStateStore({ store: new InMemoryWebStorage() })
  const client = { client_id: 'kmx_uapp_login', redirect_uri: `${issuer}/callback` }
  const manager = new PortalUserManager({ authority: issuer, ...client, userStore }, () => Date.now() / 1000)
  const expires_at = Math.floor(Date.now() / 1000) + secondsLeft
  const profile = { sub: 'a1', iss: issuer, aud: client.client_id, exp: expires_at, iat: 0 }
  await manager.storeUser(
    new User({ access_token: 'an-access-token', token_type: 'DPoP', profile, expires_at, ...tokens }),
  )
  const steps = createSteps(manager, { user: null })
  const end = await runSignIn(
    startSignIn({ hasCode: false }),
    { ...steps, 'try-silent-login': async () => Promise.reject(new TypeError('no user is signed in')) },
    () => ({ loginMode: 'none', hasJustLoggedIn: false }),
  )
  return { end: end.kind, isStored: (await manager.getUser()) !== null }
}

const revoked = () => received.filter(({ path }) => path === '/revoke').map(({ form }) => form)
const client_id = 'kmx_uapp_login'

test.each([180, 30, 0, -60])(
  'stored tokens with %i s left are revoked at the identity server and deleted [S4-036]',
  async (seconds) => {
    expect(await signInWith(seconds)).toEqual({ end: 'failed', isStored: false })
    expect(revoked()).toEqual([{ client_id, token: 'an-access-token' }])
  },
)

test('both tokens are revoked after the refresh grant is refused, not before [S4-036]', async () => {
  expect(await signInWith(180, { refresh_token: 'a-refresh-token' })).toEqual({ end: 'failed', isStored: false })
  expect(received.map(({ path }) => path)).toEqual(['/token', '/revoke', '/revoke'])
  expect(received[0]?.form).toMatchObject({ grant_type: 'refresh_token', refresh_token: 'a-refresh-token' })
  expect(new Set(revoked().map(({ token }) => token))).toEqual(new Set(['a-refresh-token', 'an-access-token']))
})

test('stored tokens are deleted even if the identity server cannot revoke them', async () => {
  revocationStatus = 503
  expect(await signInWith(30)).toEqual({ end: 'failed', isStored: false })
  expect(revoked()).toHaveLength(1)
})

test('stored tokens with more than 180 s left are used, and nothing is revoked', async () => {
  expect(await signInWith(200)).toEqual({ end: 'signed-in', isStored: true })
  expect(received).toEqual([])
})

test('a person who has just set a password gets the address on the login page and is offered a passkey, once', async () => {
  const settings = { client_id, redirect_uri: `${issuer}/callback` }
  const stateStore = new WebStorageStateStore({ store: new InMemoryWebStorage() })
  const manager = new PortalUserManager({ authority: issuer, ...settings, stateStore }, () => Date.now() / 1000)
  const redirect = vi.spyOn(manager, 'signinRedirect').mockResolvedValue()
  const [cookie = ''] = toLoginHintCookie('r.ortner@brenner.example').split('; ')
  vi.stubGlobal('document', { cookie, documentElement: { lang: 'de' } })
  vi.stubGlobal('window', { location: { pathname: '/de/mykomax/inventory', search: '' } })
  const steps = createSteps(manager, { user: null })
  await steps['go-to-login']()
  await steps['go-to-login']()
  const state = { returnTo: '/de/mykomax/inventory', isRetry: false }
  expect(redirect.mock.calls).toEqual([
    [
      {
        state,
        ui_locales: 'de',
        login_hint: 'r.ortner@brenner.example',
        extraQueryParams: { kc_action: 'webauthn-register-passwordless' },
      },
    ],
    [{ state, ui_locales: 'de' }],
  ])
})
