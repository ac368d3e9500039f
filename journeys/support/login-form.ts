import { realm } from './portal.ts'
import { type HttpResponse, request } from './request.ts'
import { settings } from './settings.ts'

/** The form of a login page, with the cookies of its session. */
export type LoginForm = { action: string; cookie: string }

type From = { localAddress?: string; identity?: string }
type Person = { email: string; password: string }

/**
 * Opens the login page without a browser; `identity` is another URL of the identity server, for example without the
 * edge.
 */
export async function openLogin(from: From = {}): Promise<LoginForm> {
  const { text, cookie } = await openLoginPage(from)
  return { action: actionOf(text, 'kc-form-login'), cookie }
}

/** Opens the page behind "Forgot password?" the same way. */
export async function openPasswordReset(from: From = {}): Promise<LoginForm> {
  const { text, cookie } = await openLoginPage(from)
  const link = /href="([^"]*login-actions\/reset-credentials[^"]*)"/.exec(text)?.[1]
  if (!link) throw new Error('the login page has no password reset link')
  const url = new URL(link.replaceAll('&amp;', '&'), settings.identity).href
  const page = await request(url, { headers: { cookie }, ...addressOf(from) })
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
  const { text, headers } = await request(url, addressOf(from))
  return { text, cookie: (headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ') }
}

function actionOf(text: string, id: string): string {
  const form = (text.match(/<form[^>]*>/g) ?? []).find((tag) => tag.includes(`id="${id}"`))
  const action = /action="([^"]+)"/.exec(form ?? '')?.[1]
  if (!action) throw new Error(`the page has no form ${id}`)
  return action.replaceAll('&amp;', '&')
}

const addressOf = ({ localAddress }: From) => (localAddress ? { localAddress } : {})

export function tryLogin(form: LoginForm, { email, password }: Person, from: From = {}): Promise<HttpResponse> {
  return send(form, { username: email, password }, from)
}

/** Requests a password reset mail. */
export function requestPasswordReset(form: LoginForm, email: string, from: From = {}): Promise<HttpResponse> {
  return send(form, { username: email }, from)
}

function send({ action, cookie }: LoginForm, fields: Record<string, string>, from: From): Promise<HttpResponse> {
  const { pathname, search, origin } = new URL(action)
  return request(`${from.identity ?? origin}${pathname}${search}`, {
    method: 'POST',
    headers: { cookie, origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
    ...addressOf(from),
  })
}
