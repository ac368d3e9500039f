import { generateKeyPairSync, sign } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operationIdOf } from './support/operation-id.ts'
import { type OwnDataService, startOwnDataService } from './support/own-data-service.ts'
import { realm } from './support/portal.ts'
import { createProofKey, toPart } from './support/proof-key.ts'
import { request } from './support/request.ts'
import { settings } from './support/settings.ts'

const server = generateKeyPairSync('rsa', { modulusLength: 2048 })
const browser = createProofKey()
const person = { sub: 'freshness', email: 'freshness@norlitz.example', email_verified: true }
let service: OwnDataService

/** An identity server whose keys the test holds: nobody waits five minutes for a login to grow old. */
beforeAll(async () => {
  const key = { ...server.publicKey.export({ format: 'jwk' }), kid: 'k1', alg: 'RS256', use: 'sig' }
  service = await startOwnDataService((asked, answer) => {
    const said = asked.url?.endsWith('/certs') ? { keys: [key] } : { active: true, ...person }
    answer.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(said))
  })
})

afterAll(() => service.stop())

test.each([
  ['removing a device', 'RemoveAccountDevice', { id: 'any' }],
  ['resetting all devices', 'ResetAccountDevices', {}],
  ['taking the data along', 'ExportAccount', {}],
  ['deleting the account', 'DeleteAccount', { email: person.email }],
])('%s needs a login of the last five minutes (O12)', async (_, operation, variables) => {
  expect(await ask(operation, variables, 301)).toContain('"refusal":"fresh-login-needed"')
})

test('and a younger login is enough (O12)', async () => {
  expect(await ask('DeleteAccount', { email: 'another@norlitz.example' }, 60)).toContain('"refusal":"email-differs"')
})

test('a token that does not say when its person logged in counts as old (O12)', async () => {
  expect(await ask('DeleteAccount', { email: person.email }, undefined)).toContain('"refusal":"fresh-login-needed"')
})

/** Asks as somebody who logged in this many seconds ago. */
async function ask(operation: string, variables: object, loginAge: number | undefined): Promise<string> {
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
    body: JSON.stringify({ documentId: await operationIdOf(operation), variables }),
  })
  expect(status).toBe(200)
  return text
}
