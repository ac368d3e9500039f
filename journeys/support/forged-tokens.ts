import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { createProofKey, toPart } from './proof-key.ts'
import { request } from './request.ts'
import { settings } from './settings.ts'

export type ForgedToken = { what: string; token: string; proof: string }

type Parts = Record<string, unknown>

const fromPart = (part = ''): Parts => JSON.parse(Buffer.from(part, 'base64url').toString())

/**
 * Fourteen forged tokens, each with a proof that would be valid if the token were: the forger binds the token to their
 * own key wherever they can change its claims.
 */
export async function forgeTokens(real: {
  accessToken: string
  idToken: string
  realm: string
}): Promise<ForgedToken[]> {
  const [header, claims] = real.accessToken.split('.').slice(0, 2).map(fromPart)
  const signature = real.accessToken.split('.')[2] ?? ''
  const proofKey = createProofKey()
  const bound = { ...claims, cnf: { jkt: proofKey.thumbprint } }
  const forger = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const signedBy = (parts: [Parts | undefined, Parts]) => signRsa(parts, forger.privateKey)
  const { keys }: { keys: Parts[] } = JSON.parse((await request(`${real.realm}/protocol/openid-connect/certs`)).text)
  const jwk = forger.publicKey.export({ format: 'jwk' })
  const now = Math.floor(Date.now() / 1000)
  const tokens: [string, string][] = [
    ['no signature', `${toPart({ ...header, alg: 'none' })}.${toPart(bound)}.`],
    ['no signature, in other case', `${toPart({ ...header, alg: 'nOnE' })}.${toPart(bound)}.`],
    ['the public key as a secret', signHmac([{ ...header, alg: 'HS256' }, bound], JSON.stringify(keys[0]))],
    ['an empty secret', signHmac([{ ...header, alg: 'HS256' }, bound], 'secret')],
    ['another key under our key id', signedBy([header, bound])],
    ['another key in the header', signedBy([{ ...header, jwk }, bound])],
    ['the URL of another key set', signedBy([{ ...header, jku: 'http://127.0.0.1:1/jwks' }, bound])],
    ['a certificate in the header', signedBy([{ ...header, x5u: 'http://127.0.0.1:1/cert' }, bound])],
    ['an unknown key', signedBy([{ ...header, kid: 'unknown' }, bound])],
    ['a key name that is a path', signedBy([{ ...header, kid: '../../../../dev/null' }, bound])],
    ['the real signature over other claims', `${toPart(header)}.${toPart(bound)}.${signature}`],
    ['the ID token', real.idToken],
    ['a truncated signature', real.accessToken.slice(0, -8)],
    ['another audience and a later expiry', signedBy([header, { ...bound, aud: 'account', exp: now + 86_400 }])],
  ]
  return tokens.map(([what, token]) => ({ what, token, proof: proofKey.prove(`${settings.edge}/api/data`, token) }))
}

function signRsa([header, claims]: [Parts | undefined, Parts], key: KeyObject): string {
  const signed = `${toPart(header)}.${toPart(claims)}`
  return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`
}

function signHmac([header, claims]: [Parts, Parts], secret: string): string {
  const signed = `${toPart(header)}.${toPart(claims)}`
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`
}
