import { expect, test } from 'vitest'
import { people } from '../../seeds/src/people.ts'
import { realm } from './realm.ts'

const alpha = realm({
  edgeOrigin: 'http://www.norlitz.localhost:8080',
  smtpUrl: 'smtp://127.0.0.1:11025',
  dataSecret: 'a secret',
})
const [portal] = alpha.clients

test('no address to come back to is a pattern', () => {
  expect(JSON.stringify(alpha.clients)).not.toMatch(/Uris?":[^\]]*\*/)
  expect(portal).toMatchObject({ redirectUris: expect.not.arrayContaining([expect.stringContaining('*')]) })
  expect(JSON.stringify(portal)).not.toContain('8080/*')
})

test('tokens of the portal are bound to a key, and codes to a challenge', () => {
  expect(portal).toMatchObject({
    publicClient: true,
    implicitFlowEnabled: false,
    directAccessGrantsEnabled: false,
    attributes: { 'dpop.bound.access.tokens': 'true', 'pkce.code.challenge.method': 'S256' },
  })
})

test('every role a demo person holds exists', () => {
  const known = new Set(alpha.roles.realm.map((role) => role.name))
  expect(people.flatMap((person) => person.roles).filter((role) => !known.has(role))).toEqual([])
})
