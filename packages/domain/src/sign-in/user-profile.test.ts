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

test('has every field of a profile, with the subject as id [S3-020] [S3-021]', () => {
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

test("omits the identity server's own roles", () => {
  const roles = ['kmx_int_direct_active', 'default-roles-alpha', 'offline_access', 'uma_authorization']
  expect(toUserProfile({ ...claims, roles }).roles).toEqual(['kmx_int_direct_active'])
})

test.each([
  [{}, false],
  [{ email_verified: false }, false],
  [{ given_name: 'Anna' }, true],
  [{ family_name: 'Berg' }, true],
  [{ name: 'Anna Berg' }, true],
  [{ email: 'anna.berg@norlitz.example' }, true],
  [{ roles: [] }, true],
])('with %j beside the subject the profile is populated: %s [S3-024]', (more, populated) => {
  expect(toUserProfile({ sub: 'a1', ...more }).populated).toBe(populated)
})

test('missing roles are an empty list', () => {
  expect(toUserProfile({ sub: 'a1' }).roles).toEqual([])
})

const notDelegated = (role: string): [string, boolean, boolean] => [role, false, false]

test.each<[string, boolean, boolean]>([
  ['kmx_delegatedadmin_intern', true, false],
  ['kmx_delegatedadmin_extern', false, true],
  ...['x_kmx_delegatedadmin_intern', 'kmx_delegatedadmin_internx', 'KMX_DELEGATEDADMIN_INTERN'].map(notDelegated),
  ...['x_kmx_delegatedadmin_extern', 'kmx_delegatedadmin_externx', 'KMX_DELEGATEDADMIN_EXTERN'].map(notDelegated),
])('role %s alone decides delegated administration [A7] [S3-025] [S3-026]', (role, internal, external) => {
  const profile = toUserProfile({ ...claims, roles: [role] })
  expect([profile.isDelegatedAdminInternal, profile.isDelegatedAdminExternal]).toEqual([internal, external])
})
