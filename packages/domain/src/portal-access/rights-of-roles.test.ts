import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Right, rights, rightsOfRoles, serviceDeskRole } from './rights-of-roles.ts'

const held = (roles: readonly string[] | undefined): Right[] => {
  const of = rightsOfRoles(roles)
  return rights.filter((right) => of[right])
}

test.each<[string, readonly string[] | undefined, Right[]]>([
  ['anybody', undefined, ['public']],
  ['a customer without a service', [], ['public', 'signedIn']],
  ['a customer with tickets', ['kmx_int_serviceticketing_active'], ['public', 'signedIn', 'usesTickets']],
  ['a customer with machines', ['kmx_int_assetdb_active'], ['public', 'signedIn', 'usesMachines']],
  ['an administrator', ['kmx_delegatedadmin_intern'], ['public', 'signedIn']],
  ['a customer with product information', ['kmx_int_productinfo_active'], ['public', 'signedIn', 'usesProducts']],
  ['an agent of the service desk', [serviceDeskRole], rights.filter((right) => right !== 'usesProducts')],
])('%s', (_, roles, expected) => {
  expect(held(roles)).toEqual(expected)
})

test('a name that merely holds the role opens nothing', () => {
  expect(held([`${serviceDeskRole}_x`, `x${serviceDeskRole}`, serviceDeskRole.toUpperCase()])).toEqual([
    'public',
    'signedIn',
  ])
})

test('one role more never takes a right away', () => {
  const roles = fc.array(fc.constantFrom(serviceDeskRole, 'kmx_int_serviceticketing_active', 'kmx_int_assetdb_active'))
  fc.assert(
    fc.property(roles, roles, (some, more) => {
      expect(held([...some, ...more])).toEqual(expect.arrayContaining(held(some)))
    }),
  )
})
