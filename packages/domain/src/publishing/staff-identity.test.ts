import fc from 'fast-check'
import { expect, test } from 'vitest'
import { identityRoleOf, type StaffClaims, strongestRole, toStaffIdentity } from './staff-identity.ts'
import { staffRoles } from './staff-rights.ts'

const claims: StaffClaims = {
  sub: '7c0f',
  acr: 'second-factor',
  email: 'Editor@norlitz.example',
  email_verified: true,
  name: 'Mira Lindt',
  roles: ['kmx_employee_intern', 'kmx_content_publisher'],
}

test('whoever has shown a second factor and has a role is staff', () => {
  const value = { subject: '7c0f', email: 'editor@norlitz.example', name: 'Mira Lindt', role: 'publisher' }
  expect(toStaffIdentity(claims)).toEqual({ ok: true, value })
})

test.each([
  ['a password alone', { acr: 'password' }, 'no-second-factor'],
  ['no word on how', { acr: undefined }, 'no-second-factor'],
  ['an address that nobody has proved', { email_verified: false }, 'unverified-address'],
  ['an address of which nothing is said', { email_verified: undefined }, 'unverified-address'],
  ['no role of ours', { roles: ['kmx_editor_intern', 'content_administrator'] }, 'no-role'],
] as const)('%s opens nothing', (_, other, reason) => {
  const shown = { ...claims, ...other, roles: [...('roles' in other ? other.roles : claims.roles)] }
  expect(toStaffIdentity(shown)).toEqual({ ok: false, reason })
})

test('of several roles the strongest counts, in whatever order, and no part of a name does', () => {
  fc.assert(
    fc.property(fc.subarray([...staffRoles]), fc.array(fc.string()), (held, others) => {
      const roles = [...others, ...held.map(identityRoleOf).toReversed(), 'xkmx_content_administrator']
      expect(strongestRole(roles)).toBe(held.at(-1))
    }),
  )
})
