import { request, setting } from '../support/request.ts'

/** Each try comes from an address of its own, which the edge does not make wait. */
let tries = 0
function nextAddress(): string {
  tries += 1
  return `127.1.${Math.floor(tries / 250)}.${1 + (tries % 250)}`
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
  const { text, cookie, localAddress } = await openLogin()
  const link = /href="([^"]*login-actions\/reset-credentials[^"]*)"/.exec(text)?.[1] ?? ''
  const page = await request(new URL(link.replaceAll('&amp;', '&'), setting('IDENTITY_ISSUER')).href, {
    headers: { cookie },
    localAddress,
  })
  const { status, milliseconds } = await send({ text: page.text, cookie, localAddress }, { username: email })
  if (status !== 200 && status !== 302) throw new Error(`a wish for a new password was answered ${status}`)
  return milliseconds
}

type Opened = { text: string; cookie: string; localAddress: string }

async function openLogin(): Promise<Opened> {
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

function send({ text, cookie, localAddress }: Opened, fields: Record<string, string>) {
  const action = /<form[^>]* action="([^"]+)"/.exec(text)?.[1]
  if (!action) throw new Error('the page has no form')
  return request(action.replaceAll('&amp;', '&'), {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
    localAddress,
  })
}
