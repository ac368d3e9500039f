import { expect, test } from 'vitest'
import { toAdminPath } from './to-admin-path.ts'

const origin = 'https://cms.norlitz.example'

test.each([
  [null, '/admin'],
  ['', '/admin'],
  ['/admin/collections/pages/7?locale=de', '/admin/collections/pages/7?locale=de'],
  ['/admin/../api/users/logout', '/admin'],
  ['/api/users/editor-area?to=%2Fde%2Feditor', '/api/users/editor-area?to=%2Fde%2Feditor'],
  ['/api/users/editor-area/redeem', '/admin'],
  ['/administrator', '/admin'],
  ['//evil.example/admin', '/admin'],
  ['/\\evil.example/admin', '/admin'],
  ['https://evil.example/admin', '/admin'],
  ['javascript:alert(1)', '/admin'],
  ['http://[', '/admin'],
])('a sign-in with the redirect %s returns to %s', (redirect, path) => {
  expect(toAdminPath(redirect, origin)).toBe(path)
})
