import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { request, setting, type TimedResponse } from '../support/request.ts'

export type Credentials = { email: string; password: string }

/** Returns the headers of one request, with a new DPoP proof. */
export type PortalUser = {
  (method: string, url: string): Promise<Record<string, string>>
  /** Exchanges the refresh token for new tokens. */
  refresh: () => Promise<void>
}

/** Tokens are valid for five minutes. */
const renewAfterMs = 200_000

type Tokens = { access_token: string; refresh_token: string }
type SignInOptions = {
  localAddress: string
  /** Sends the requests, if they take another way than to the address in their URL. */
  send?: typeof request
}

/** Signs in at the identity server, through the edge and without a browser; the tokens are renewed while they are used. */
export async function signInToPortal(
  person: Credentials,
  { localAddress, send = request }: SignInOptions,
): Promise<PortalUser> {
  const prove = createProofs()
  const tokenUrl = `${setting('IDENTITY_ISSUER')}/protocol/openid-connect/token`
  const client = { client_id: setting('IDENTITY_CLIENT_ID'), redirect_uri: `${setting('EDGE_ORIGIN')}/callback` }
  let [tokens, readAt] = [await fetchTokens(await requestGrant(person)), Date.now()]
  const refresh = async () => {
    readAt = Date.now()
    tokens = await fetchTokens({ grant_type: 'refresh_token', refresh_token: tokens.refresh_token })
  }
  const toHeaders = async (method: string, url: string) => {
    if (Date.now() - readAt > renewAfterMs) await refresh()
    return { authorization: `DPoP ${tokens.access_token}`, dpop: prove(method, url, tokens.access_token) }
  }
  return Object.assign(toHeaders, { refresh })

  async function fetchTokens(grant: Record<string, string>): Promise<Tokens> {
    const { status, text } = await postForm(tokenUrl, { ...client, ...grant }, { dpop: prove('POST', tokenUrl) })
    if (status !== 200) throw new Error(`no token: ${status}`)
    return JSON.parse(text)
  }

  async function requestGrant({ email, password }: Credentials): Promise<Record<string, string>> {
    const verifier = randomBytes(32).toString('base64url')
    const challenge = { code_challenge: sha256(verifier), code_challenge_method: 'S256' }
    const query = new URLSearchParams({ ...client, response_type: 'code', scope: 'openid', ...challenge })
    const form = await send(`${setting('IDENTITY_ISSUER')}/protocol/openid-connect/auth?${query}`, { localAddress })
    const cookie = (form.headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ')
    const action = /<form[^>]*action="([^"]+)"/.exec(form.text)?.[1]?.replaceAll('&amp;', '&')
    if (!action) throw new Error(`no login form: ${form.status}`)
    const { status, headers } = await postForm(action, { username: email, password }, { cookie })
    const code = new URL(headers.location ?? tokenUrl).searchParams.get('code')
    if (!code) throw new Error(`no code: ${status}`)
    return { grant_type: 'authorization_code', code, code_verifier: verifier }
  }

  function postForm(url: string, fields: Record<string, string>, more: Record<string, string>): Promise<TimedResponse> {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', ...more }
    return send(url, { method: 'POST', headers, body: new URLSearchParams(fields).toString(), localAddress })
  }
}

function createProofs() {
  const { publicKey, privateKey: key } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { kty, crv, x, y } = publicKey.export({ format: 'jwk' })
  const header = toPart({ typ: 'dpop+jwt', alg: 'ES256', jwk: { kty, crv, x, y } })
  return (htm: string, htu: string, token?: string): string => {
    const iat = Math.floor(Date.now() / 1000)
    const claims = { jti: crypto.randomUUID(), htm, htu, iat, ...(token ? { ath: sha256(token) } : {}) }
    const signed = `${header}.${toPart(claims)}`
    return `${signed}.${sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`
  }
}

function toPart(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
