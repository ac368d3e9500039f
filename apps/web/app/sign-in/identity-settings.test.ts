import { expect, test } from 'vitest'
import { parseIdentitySettings } from './identity-settings.ts'

const valid = { issuer: 'http://id.norlitz.localhost/realms/alpha', clientId: 'c', storage: 'local', servedAt: 1 }

test('reads the settings of a page', () => {
  expect(parseIdentitySettings(JSON.stringify(valid))).toEqual(valid)
})

test.each<[string, string | undefined, string]>([
  ['no settings [S8-047]', undefined, 'server-not-set'],
  ['no issuer [S8-046]', JSON.stringify({ ...valid, issuer: '' }), 'well-known-missing'],
  ['no client id [S5-047]', JSON.stringify({ ...valid, clientId: undefined }), 'client-id-missing'],
  ['an issuer that is not a URL [S8-045]', JSON.stringify({ ...valid, issuer: 'here' }), 'configuration-invalid'],
  ['an unknown token storage [S8-045]', JSON.stringify({ ...valid, storage: 'cookie' }), 'configuration-invalid'],
  ['invalid JSON [S8-045]', '{', 'configuration-invalid'],
  ['JSON that is not an object [S8-045]', '7', 'configuration-invalid'],
])('refuses a page with %s', (_, content, kind) => {
  expect(() => parseIdentitySettings(content)).toThrow(expect.objectContaining({ failure: { kind } }))
})
