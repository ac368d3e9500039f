import { createHash, randomBytes } from 'node:crypto'
import { nextCode } from './one-time-codes.ts'
import { realm, tokenUrl } from './portal.ts'
import { createProofKey, type ProofKey } from './proof-key.ts'
import { type HttpResponse, request } from './request.ts'
import { settings } from './settings.ts'

export type SignedIn = { token: string; key: ProofKey }

const client = { client_id: 'kmx_uapp_login', redirect_uri: `${settings.edge}/callback` }

/** Signs in to the portal without a browser, with a new DPoP key. */
export async function signInWithoutBrowser(person: { email: string; password: string }): Promise<SignedIn> {
  const verifier = randomBytes(32).toString('base64url')
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  const query = new URLSearchParams({ ...client, response_type: 'code', scope: 'openid', code_challenge: challenge })
  query.set('code_challenge_method', 'S256')
  const form = await request(`${realm}/protocol/openid-connect/auth?${query.toString()}`)
  const cookie = toCookie(form)
  const passwordResponse = await postForm(
    actionOf(form),
    { username: person.email, password: person.password },
    { cookie },
  )
  const otp = await nextCode(person.email)
  const response = otp ? await postForm(actionOf(passwordResponse), { otp }, { cookie }) : passwordResponse
  const code = new URL(response.headers.location ?? realm).searchParams.get('code')
  if (!code) throw new Error(`no code for ${person.email}: ${response.status} ${response.headers.location}`)
  const key = createProofKey()
  const grant = { ...client, grant_type: 'authorization_code', code, code_verifier: verifier }
  const { text } = await postForm(tokenUrl, grant, { dpop: key.prove(tokenUrl) })
  const { access_token: token }: { access_token?: string } = JSON.parse(text)
  if (!token) throw new Error(`no token for ${person.email}: ${text}`)
  return { token, key }
}

function actionOf({ status, text }: HttpResponse): string {
  const action = /<form[^>]*action="([^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&')
  if (!action) throw new Error(`no login form: ${status}`)
  return action
}

function postForm(url: string, fields: Record<string, string>, headers: Record<string, string>): Promise<HttpResponse> {
  return request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  })
}

function toCookie({ headers }: HttpResponse): string {
  return (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ')
}
