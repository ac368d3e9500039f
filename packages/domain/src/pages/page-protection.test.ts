import { expect, test } from 'vitest'
import {
  decidePageAccess,
  isForEverybody,
  type PageProtection,
  type PageVisitor,
  pageProtection,
} from './page-protection.ts'

const stranger: PageVisitor = { hasUnlocked: false, roles: undefined }
const customer: PageVisitor = { hasUnlocked: false, roles: ['kmx_partner'] }
const open: PageProtection = { level: 'none' }
const locked: PageProtection = { level: 'password' }
const partners: PageProtection = { level: 'ciam-role', role: 'kmx_partner' }

test('protection is none, password or a role [S3-062]', () => {
  expect(pageProtection.options.map(({ shape }) => shape.level.value)).toEqual(['none', 'password', 'ciam-role'])
  expect(pageProtection.safeParse({ level: 'ciam-role', role: '' }).success).toBe(false)
})

test('an unprotected page is open to everyone [S6-030]', () => {
  expect(decidePageAccess(open, stranger)).toBe('open')
})

test('a page with a password requires it, also from customers [S6-031]', () => {
  expect([stranger, customer].map((visitor) => decidePageAccess(locked, visitor))).toEqual([
    'needs-password',
    'needs-password',
  ])
  expect(decidePageAccess(locked, { ...stranger, hasUnlocked: true })).toBe('open')
})

test('a page with a role requires exactly that role [S6-032]', () => {
  const withRole = (role: string) => decidePageAccess(partners, { hasUnlocked: true, roles: [role] })
  expect([withRole('kmx_partner'), decidePageAccess(partners, stranger)]).toEqual(['open', 'needs-sign-in'])
  expect(['kmx_partner_x', 'xkmx_partner', 'KMX_PARTNER', ''].map(withRole)).toEqual(Array(4).fill('needs-role'))
})

test('only an unprotected page is allowed in search, sitemap, feeds and shared caches', () => {
  expect([open, locked, partners].map(isForEverybody)).toEqual([true, false, false])
})
