import { expect, test } from 'vitest'
import { parseIdentitySettings } from './identity-settings.ts'

const right = { issuer: 'http://id.norlitz.localhost/realms/alpha', clientId: 'c', storage: 'local', servedAt: 1 }

test('what the page carries is read back', () => {
  expect(parseIdentitySettings(JSON.stringify(right))).toEqual(right)
})

test.each<[string, string | undefined, string]>([
  ['nothing [S8-047]', undefined, 'server-not-set'],
  ['no address of the identity server [S8-046]', JSON.stringify({ ...right, issuer: '' }), 'well-known-missing'],
  ['no client [S5-047]', JSON.stringify({ ...right, clientId: undefined }), 'client-id-missing'],
  ['an address that is none [S8-045]', JSON.stringify({ ...right, issuer: 'here' }), 'configuration-invalid'],
  ['another place for tokens [S8-045]', JSON.stringify({ ...right, storage: 'cookie' }), 'configuration-invalid'],
  ['no JSON [S8-045]', '{', 'configuration-invalid'],
  ['another kind of JSON [S8-045]', '7', 'configuration-invalid'],
])('a page with %s is refused as such', (_, content, kind) => {
  expect(() => parseIdentitySettings(content)).toThrow(expect.objectContaining({ failure: { kind } }))
})
