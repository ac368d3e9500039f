import { createHash, randomBytes } from 'node:crypto'
import { realm, tokenUrl } from './portal.ts'
import { createProofKey, type ProofKey } from './proof-key.ts'
import { type Answer, request } from './request.ts'
import { settings } from './settings.ts'

export type SignedIn = { token: string; key: ProofKey }

const client = { client_id: 'kmx_uapp_login', redirect_uri: `${settings.edge}/callback` }

/** The login of the portal step by step, as its browser does it, with a key of our own in the place of the browser's. */
export async function signInWithoutBrowser(person: { email: string; password: string }): Promise<SignedIn> {
  const verifier = randomBytes(32).toString('base64url')
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  const asked = new URLSearchParams({ ...client, response_type: 'code', scope: 'openid', code_challenge: challenge })
  asked.set('code_challenge_method', 'S256')
  const form = await request(`${realm}/protocol/openid-connect/auth?${asked.toString()}`)
  const action = /<form[^>]*action="([^"]+)"/.exec(form.text)?.[1]?.replaceAll('&amp;', '&')
  if (!action) throw new Error(`no login form: ${form.status}`)
  const answer = await postForm(
    action,
    { username: person.email, password: person.password },
    { cookie: toCookie(form) },
  )
  const code = new URL(answer.headers.location ?? action).searchParams.get('code')
  if (!code) throw new Error(`no code for ${person.email}: ${answer.status} ${answer.headers.location}`)
  const key = createProofKey()
  const grant = { ...client, grant_type: 'authorization_code', code, code_verifier: verifier }
  const { text } = await postForm(tokenUrl, grant, { dpop: key.prove(tokenUrl) })
  const { access_token: token }: { access_token?: string } = JSON.parse(text)
  if (!token) throw new Error(`no token for ${person.email}: ${text}`)
  return { token, key }
}

function postForm(url: string, fields: Record<string, string>, headers: Record<string, string>): Promise<Answer> {
  return request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  })
}

function toCookie({ headers }: Answer): string {
  return (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ')
}
