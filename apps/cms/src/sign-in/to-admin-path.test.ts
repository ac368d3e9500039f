import { expect, test } from 'vitest'
import { toAdminPath } from './to-admin-path.ts'

const origin = 'https://cms.norlitz.example'

test.each([
  [null, '/admin'],
  ['', '/admin'],
  ['/admin/collections/pages/7?locale=de', '/admin/collections/pages/7?locale=de'],
  ['/admin/../api/users/logout', '/admin'],
  ['/administrator', '/admin'],
  ['//evil.example/admin', '/admin'],
  ['/\\evil.example/admin', '/admin'],
  ['https://evil.example/admin', '/admin'],
  ['javascript:alert(1)', '/admin'],
  ['http://[', '/admin'],
])('after a login that began at %s one goes on at %s', (asked, path) => {
  expect(toAdminPath(asked, origin)).toBe(path)
})
