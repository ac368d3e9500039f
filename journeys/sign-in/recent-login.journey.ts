import { generateKeyPairSync, sign } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operationIdOf } from '@ferrule/data-client/persisted-operations.fixture'
import { type SpawnedDataService, spawnDataService } from '../support/spawned-data-service.ts'
import { realm } from '../support/portal.ts'
import { createProofKey, toPart } from '../support/proof-key.ts'
import { request } from '../support/request.ts'
import { settings } from '../support/settings.ts'

const server = generateKeyPairSync('rsa', { modulusLength: 2048 })
const browser = createProofKey()
const person = { sub: 'freshness', email: 'freshness@norlitz.example', email_verified: true }
let service: SpawnedDataService

/** Uses a fake identity server, so that the test can issue tokens with an old login. */
beforeAll(async () => {
  const key = { ...server.publicKey.export({ format: 'jwk' }), kid: 'k1', alg: 'RS256', use: 'sig' }
  service = await spawnDataService((incoming, outgoing) => {
    const body = incoming.url?.endsWith('/certs') ? { keys: [key] } : { active: true, ...person }
    outgoing.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
})

afterAll(() => service.stop())

test.each([
  ['removing a device', 'RemoveAccountDevice', { id: 'any' }],
  ['resetting all devices', 'ResetAccountDevices', {}],
  ['exporting the data', 'ExportAccount', {}],
  ['deleting the account', 'DeleteAccount', { email: person.email }],
])('%s needs a login of the last five minutes (O12)', async (_, operation, variables) => {
  expect(await send(operation, variables, 301)).toContain('"refusal":"fresh-login-needed"')
})

test('a login of the last five minutes is accepted (O12)', async () => {
  expect(await send('DeleteAccount', { email: 'another@norlitz.example' }, 60)).toContain('"refusal":"email-differs"')
})

test('a token without a login time counts as old (O12)', async () => {
  expect(await send('DeleteAccount', { email: person.email }, undefined)).toContain('"refusal":"fresh-login-needed"')
})

/** Sends an operation with a token of a login this many seconds ago. */
async function send(operation: string, variables: object, loginAge: number | undefined): Promise<string> {
  const now = Math.floor(Date.now() / 1000)
  const times = { iat: now, exp: now + 300, ...(loginAge === undefined ? {} : { auth_time: now - loginAge }) }
  const claims = { iss: realm, aud: 'portal-data', jti: crypto.randomUUID(), cnf: { jkt: browser.thumbprint } }
  const signed = [
    { alg: 'RS256', typ: 'at+jwt', kid: 'k1' },
    { ...person, ...claims, ...times },
  ]
    .map(toPart)
    .join('.')
  const token = `${signed}.${sign('sha256', Buffer.from(signed), server.privateKey).toString('base64url')}`
  const { status, text } = await request(service.url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `DPoP ${token}`,
      dpop: browser.prove(`${settings.edge}/api/data`, token),
    },
    body: JSON.stringify({ documentId: operationIdOf(operation), variables }),
  })
  expect(status).toBe(200)
  return text
}
