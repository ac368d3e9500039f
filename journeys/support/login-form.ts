import { realm } from './portal.ts'
import { type Answer, request } from './request.ts'
import { settings } from './settings.ts'

/** The login page as it was given to one browser. */
export type LoginForm = { action: string; cookie: string }

type From = { localAddress?: string; identity?: string }
type Person = { email: string; password: string }

/** Opens the login page without a browser; with another address of the identity server, past the edge. */
export async function openLogin(from: From = {}): Promise<LoginForm> {
  const { text, cookie } = await openLoginPage(from)
  return { action: actionOf(text, 'kc-form-login'), cookie }
}

/** Opens the page behind "Forgot password?" the same way. */
export async function openPasswordWish(from: From = {}): Promise<LoginForm> {
  const { text, cookie } = await openLoginPage(from)
  const link = /href="([^"]*login-actions\/reset-credentials[^"]*)"/.exec(text)?.[1]
  if (!link) throw new Error('the login page has no way to a new password')
  const url = new URL(link.replaceAll('&amp;', '&'), settings.identity).href
  const page = await request(url, { headers: { cookie }, ...placeOf(from) })
  return { action: actionOf(page.text, 'kc-reset-password-form'), cookie }
}

async function openLoginPage(from: From): Promise<{ text: string; cookie: string }> {
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
  const url = `${from.identity ?? settings.identity}${pathname}/protocol/openid-connect/auth?${query}`
  const { text, headers } = await request(url, placeOf(from))
  return { text, cookie: (headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ') }
}

function actionOf(text: string, id: string): string {
  const form = (text.match(/<form[^>]*>/g) ?? []).find((tag) => tag.includes(`id="${id}"`))
  const action = /action="([^"]+)"/.exec(form ?? '')?.[1]
  if (!action) throw new Error(`the page has no form ${id}`)
  return action.replaceAll('&amp;', '&')
}

const placeOf = ({ localAddress }: From) => (localAddress ? { localAddress } : {})

export function tryLogin(form: LoginForm, { email, password }: Person, from: From = {}): Promise<Answer> {
  return send(form, { username: email, password }, from)
}

/** Asks for a mail with a way to a new password. */
export function wishForPassword(form: LoginForm, email: string, from: From = {}): Promise<Answer> {
  return send(form, { username: email }, from)
}

function send({ action, cookie }: LoginForm, fields: Record<string, string>, from: From): Promise<Answer> {
  const { pathname, search, origin } = new URL(action)
  return request(`${from.identity ?? origin}${pathname}${search}`, {
    method: 'POST',
    headers: { cookie, origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
    ...placeOf(from),
  })
}
