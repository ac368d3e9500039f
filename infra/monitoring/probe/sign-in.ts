import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { sendRequest } from './send-request.ts'

export type ProbeSettings = {
  edgeOrigin: string
  issuer: string
  clientId: string
  email: string
  password: string
}

/** Headers of one request to this address, with a new DPoP proof. */
export type Authorise = (url: string) => Record<string, string>

/** Signs in as the portal does, by the login form with PKCE, and binds the token to a key (DPoP). */
export async function signIn({ edgeOrigin, issuer, clientId, email, password }: ProbeSettings): Promise<Authorise> {
  const prove = createProofs()
  const endpoint = `${issuer}/protocol/openid-connect`
  const client = { client_id: clientId, redirect_uri: `${edgeOrigin}/callback` }
  const verifier = randomBytes(32).toString('base64url')
  const challenge = { code_challenge: hash(verifier), code_challenge_method: 'S256' }
  const query = new URLSearchParams({ ...client, response_type: 'code', scope: 'openid', ...challenge })
  const form = await sendRequest(`${endpoint}/auth?${query}`)
  const action = / action="([^"]+)"/.exec(form.text)?.[1]?.replaceAll('&amp;', '&')
  if (!action) throw new Error(`no login form: ${form.status}`)
  const login = await postForm(action, { username: email, password }, { cookie: form.cookies.join('; ') })
  const code = login.location && new URL(login.location).searchParams.get('code')
  if (!code) throw new Error(`the login was refused: ${login.status}`)
  const token = await postForm(
    `${endpoint}/token`,
    { ...client, grant_type: 'authorization_code', code, code_verifier: verifier },
    { dpop: prove(`${endpoint}/token`) },
  )
  if (token.status !== 200) throw new Error(`no token: ${token.status}`)
  const { access_token } = JSON.parse(token.text) as { access_token: string }
  return (url) => ({ authorization: `DPoP ${access_token}`, dpop: prove(url, access_token) })
}

function postForm(url: string, fields: Record<string, string>, more: Record<string, string>) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', ...more }
  return sendRequest(url, { method: 'POST', headers, body: new URLSearchParams(fields).toString() })
}

function createProofs() {
  const { publicKey, privateKey: key } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { kty, crv, x, y } = publicKey.export({ format: 'jwk' })
  const header = toPart({ typ: 'dpop+jwt', alg: 'ES256', jwk: { kty, crv, x, y } })
  return (htu: string, token?: string): string => {
    const iat = Math.floor(Date.now() / 1000)
    const claims = { jti: crypto.randomUUID(), htm: 'POST', htu, iat, ...(token ? { ath: hash(token) } : {}) }
    const signed = `${header}.${toPart(claims)}`
    return `${signed}.${sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`
  }
}

function toPart(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
