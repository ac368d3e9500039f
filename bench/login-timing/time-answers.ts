import { request, setting } from '../support/request.ts'

/** Past the edge, which would make so many wrong logins wait. */
function inside(url: string): string {
  const { pathname, search } = new URL(url)
  return `${setting('IDENTITY_INTERNAL_URL')}${pathname}${search}`
}

/** How long the identity server takes to say that a login is wrong. */
export async function timeWrongLogin(email: string): Promise<number> {
  const page = await openLogin()
  const { status, milliseconds } = await send(page, { username: email, password: 'certainly-wrong-42' })
  if (status !== 200) throw new Error(`a wrong login was answered ${status}`)
  return milliseconds
}

/** How long it takes to say that a mail is on its way, if there is such a person. */
export async function timeReset(email: string): Promise<number> {
  const { text, cookie } = await openLogin()
  const link = /href="([^"]*login-actions\/reset-credentials[^"]*)"/.exec(text)?.[1] ?? ''
  const page = await request(inside(new URL(link.replaceAll('&amp;', '&'), setting('IDENTITY_ISSUER')).href), {
    headers: { cookie },
  })
  const { status, milliseconds } = await send({ text: page.text, cookie }, { username: email })
  if (status !== 200 && status !== 302) throw new Error(`a wish for a new password was answered ${status}`)
  return milliseconds
}

type Opened = { text: string; cookie: string }

async function openLogin(): Promise<Opened> {
  const query = new URLSearchParams({
    client_id: setting('IDENTITY_CLIENT_ID'),
    redirect_uri: `${setting('EDGE_ORIGIN')}/callback`,
    response_type: 'code',
    scope: 'openid',
    code_challenge: 'a'.repeat(43),
    code_challenge_method: 'S256',
  })
  const { text, headers } = await request(inside(`${setting('IDENTITY_ISSUER')}/protocol/openid-connect/auth?${query}`))
  return { text, cookie: (headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ') }
}

function send({ text, cookie }: Opened, fields: Record<string, string>) {
  const action = /<form[^>]* action="([^"]+)"/.exec(text)?.[1]
  if (!action) throw new Error('the page has no form')
  return request(inside(action.replaceAll('&amp;', '&')), {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  })
}
