import { realm } from './portal.ts'
import { type Answer, request } from './request.ts'
import { settings } from './settings.ts'

/** The login page as it was given to one browser. */
export type LoginForm = { action: string; cookie: string }

type From = { localAddress?: string; identity?: string }

/** Opens the login page without a browser; with another address of the identity server, past the edge. */
export async function openLogin({ localAddress, identity = settings.identity }: From = {}): Promise<LoginForm> {
  const query = new URLSearchParams({
    client_id: 'kmx_uapp_login',
    redirect_uri: `${settings.edge}/callback`,
    response_type: 'code',
    scope: 'openid',
    state: 's',
    code_challenge: 'a'.repeat(43),
    code_challenge_method: 'S256',
  })
  const { pathname } = new URL(realm)
  const url = `${identity}${pathname}/protocol/openid-connect/auth?${query}`
  const { text, headers } = await request(url, localAddress ? { localAddress } : {})
  const action = /<form[^>]* id="kc-form-login"[^>]* action="([^"]+)"/.exec(text)?.[1]
  if (!action) throw new Error('the login page has no form')
  const cookie = (headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ')
  return { action: action.replaceAll('&amp;', '&'), cookie }
}

export function tryLogin(
  { action, cookie }: LoginForm,
  { email, password }: { email: string; password: string },
  { localAddress, identity }: From = {},
): Promise<Answer> {
  const { pathname, search, origin } = new URL(action)
  return request(`${identity ?? origin}${pathname}${search}`, {
    method: 'POST',
    headers: { cookie, origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ username: email, password }).toString(),
    ...(localAddress ? { localAddress } : {}),
  })
}
