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

test('accepts claims with a second factor and a staff role', () => {
  const value = { subject: '7c0f', email: 'editor@norlitz.example', name: 'Mira Lindt', role: 'publisher' }
  expect(toStaffIdentity(claims)).toEqual({ ok: true, value })
})

test.each([
  ['a password alone', { acr: 'password' }, 'no-second-factor'],
  ['no authentication level', { acr: undefined }, 'no-second-factor'],
  ['an unverified email address', { email_verified: false }, 'unverified-address'],
  ['an email address of unknown verification', { email_verified: undefined }, 'unverified-address'],
  ['no staff role', { roles: ['kmx_editor_intern', 'content_administrator'] }, 'no-role'],
] as const)('refuses %s', (_, other, reason) => {
  const changed = { ...claims, ...other, roles: [...('roles' in other ? other.roles : claims.roles)] }
  expect(toStaffIdentity(changed)).toEqual({ ok: false, reason })
})

test('the strongest of several roles counts in any order, and only exact names match', () => {
  fc.assert(
    fc.property(fc.subarray([...staffRoles]), fc.array(fc.string()), (held, others) => {
      const roles = [...others, ...held.map(identityRoleOf).toReversed(), 'xkmx_content_administrator']
      expect(strongestRole(roles)).toBe(held.at(-1))
    }),
  )
})
