import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Right, rights, rightsOfRoles, serviceDeskRole } from './rights-of-roles.ts'

const listRights = (roles: readonly string[] | undefined): Right[] => {
  const of = rightsOfRoles(roles)
  return rights.filter((right) => of[right])
}

test.each<[string, readonly string[] | undefined, Right[]]>([
  ['a visitor who is not signed in', undefined, ['public']],
  ['a customer without a service', [], ['public', 'signedIn']],
  ['a customer with tickets', ['kmx_int_serviceticketing_active'], ['public', 'signedIn', 'usesTickets']],
  ['a customer with machines', ['kmx_int_assetdb_active'], ['public', 'signedIn', 'usesMachines']],
  ['an internal administrator [S6-008]', ['kmx_delegatedadmin_intern'], ['public', 'signedIn', 'managesUsers']],
  ['an external administrator [S6-009]', ['kmx_delegatedadmin_extern'], ['public', 'signedIn', 'managesUsers']],
  ['a customer with product information', ['kmx_int_productinfo_active'], ['public', 'signedIn', 'usesProducts']],
  [
    'an agent of the service desk',
    [serviceDeskRole],
    rights.filter((right) => right !== 'usesProducts' && right !== 'managesUsers'),
  ],
])('the rights of %s', (_, roles, expected) => {
  expect(listRights(roles)).toEqual(expected)
})

test('a name that merely contains the role gives no right', () => {
  expect(listRights([`${serviceDeskRole}_x`, `x${serviceDeskRole}`, serviceDeskRole.toUpperCase()])).toEqual([
    'public',
    'signedIn',
  ])
})

test('an additional role never removes a right', () => {
  const roles = fc.array(fc.constantFrom(serviceDeskRole, 'kmx_int_serviceticketing_active', 'kmx_int_assetdb_active'))
  fc.assert(
    fc.property(roles, roles, (some, more) => {
      expect(listRights([...some, ...more])).toEqual(expect.arrayContaining(listRights(some)))
    }),
  )
})
