import { expect, test } from 'vitest'
import type { PageProtection } from '../pages/page-protection.ts'
import { needsHardPurge } from './needs-hard-purge.ts'

const version = (protection: PageProtection) => ({ protection })
const open = version({ level: 'none' })
const withPassword = version({ level: 'password' })
const withRole = version({ level: 'ciam-role', role: 'kmx_int_user' })

test.each([
  ['a public page', [open], false],
  ['a public page in two languages', [open, open], false],
  ['a withdrawn page', [undefined], true],
  ['a page that is withdrawn in one language', [open, undefined], true],
  ['a page with a password', [withPassword], true],
  ['a page for a role', [open, withRole], true],
  ['no version', [], false],
])('%s: %s', (_, versions, expected) => {
  expect(needsHardPurge(versions)).toBe(expected)
})
