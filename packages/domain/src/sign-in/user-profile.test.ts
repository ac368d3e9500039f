import { expect, test } from 'vitest'
import { toUserProfile } from './user-profile.ts'

const claims = {
  sub: 'a1',
  given_name: 'Anna',
  family_name: 'Berg',
  name: 'Anna Berg',
  email: 'anna.berg@norlitz.example',
  email_verified: true,
  roles: ['kmx_int_direct_active'],
}

test('has every field of a profile, the id being the subject [S3-020] [S3-021] [S3-024]', () => {
  expect(toUserProfile(claims)).toEqual({
    id: 'a1',
    firstName: 'Anna',
    lastName: 'Berg',
    fullName: 'Anna Berg',
    initials: 'AB',
    email: 'anna.berg@norlitz.example',
    hasVerifiedEmail: true,
    roles: ['kmx_int_direct_active'],
    populated: true,
    isDelegatedAdminInternal: false,
    isDelegatedAdminExternal: false,
  })
})

test.each([
  ['anna', 'berg', 'AB'],
  ['émile', 'østby', 'ÉØ'],
  ['', 'Berg', 'B'],
  ['𠮷田', '', '𠮷'],
])('initials of %s %s are %s [S3-022]', (given_name, family_name, initials) => {
  expect(toUserProfile({ ...claims, given_name, family_name }).initials).toBe(initials)
})

test('a single role is a list of one [S3-023]', () => {
  expect(toUserProfile({ ...claims, roles: 'kmx_delegatedadmin_intern' }).roles).toEqual(['kmx_delegatedadmin_intern'])
})

test("roles of the identity server's own are left out", () => {
  const roles = ['kmx_int_direct_active', 'default-roles-alpha', 'offline_access', 'xkmx_int_direct_active']
  expect(toUserProfile({ ...claims, roles }).roles).toEqual(['kmx_int_direct_active'])
})

test('no roles is an empty list', () => {
  expect(toUserProfile({ sub: 'a1' }).roles).toEqual([])
})

test.each([
  ['kmx_delegatedadmin_intern', true, false],
  ['kmx_delegatedadmin_extern', false, true],
  ['kmx_delegatedadmin_internx', false, false],
  ['xkmx_delegatedadmin_extern', false, false],
])('role %s alone decides delegated administration [S3-025] [S3-026]', (role, internal, external) => {
  const profile = toUserProfile({ ...claims, roles: [role] })
  expect([profile.isDelegatedAdminInternal, profile.isDelegatedAdminExternal]).toEqual([internal, external])
})
