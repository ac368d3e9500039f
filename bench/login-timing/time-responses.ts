import { request, setting } from '../support/request.ts'

/** Each try comes from another client address, so that the edge does not delay it. */
let tries = 0
function nextAddress(): string {
  tries += 1
  return `127.1.${Math.floor(tries / 250)}.${1 + (tries % 250)}`
}

/** The time until the identity server rejects a login. */
export async function timeWrongLogin(email: string): Promise<number> {
  const page = await openLogin()
  const form = toForm(page, 'kc-form-login')
  const { status, text, milliseconds } = await send(form, { username: email, password: 'certainly-wrong-42' })
  // An expired page and a request for a second factor return 200 too.
  if (status !== 200 || !text.includes('id="kc-form-login"')) throw new Error(`a wrong login returned ${status}`)
  return milliseconds
}

/** The time until the identity server confirms a password reset, which it does for unknown accounts too. */
export async function timeReset(email: string): Promise<number> {
  const { text, cookie, localAddress } = await openLogin()
  const link = /href="([^"]*login-actions\/reset-credentials[^"]*)"/.exec(text)?.[1] ?? ''
  const page = await request(new URL(link.replaceAll('&amp;', '&'), setting('IDENTITY_ISSUER')).href, {
    headers: { cookie },
    localAddress,
  })
  const form = toForm({ text: page.text, cookie, localAddress }, 'kc-reset-password-form')
  const { status, milliseconds } = await send(form, { username: email })
  if (status !== 200 && status !== 302) throw new Error(`a password reset returned ${status}`)
  return milliseconds
}

type LoginPage = { text: string; cookie: string; localAddress: string }

async function openLogin(): Promise<LoginPage> {
  const query = new URLSearchParams({
    client_id: setting('IDENTITY_CLIENT_ID'),
    redirect_uri: `${setting('EDGE_ORIGIN')}/callback`,
    response_type: 'code',
    scope: 'openid',
    code_challenge: 'a'.repeat(43),
    code_challenge_method: 'S256',
  })
  const localAddress = nextAddress()
  const url = `${setting('IDENTITY_ISSUER')}/protocol/openid-connect/auth?${query}`
  const { text, headers } = await request(url, { localAddress })
  return { text, cookie: (headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; '), localAddress }
}

type Form = { action: string; cookie: string; localAddress: string }

/** Finds a form by its id, because a login page has a second one for passkeys. */
function toForm({ text, cookie, localAddress }: LoginPage, id: string): Form {
  const form = (text.match(/<form[^<>]*>/g) ?? []).find((tag) => tag.includes(`id="${id}"`))
  const action = / action="([^"]+)"/.exec(form ?? '')?.[1]
  if (!action) throw new Error(`the page has no form ${id}`)
  return { action: action.replaceAll('&amp;', '&'), cookie, localAddress }
}

function send({ action, cookie, localAddress }: Form, fields: Record<string, string>) {
  return request(action, {
    method: 'POST',
    headers: { cookie, origin: new URL(action).origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
    localAddress,
  })
}
