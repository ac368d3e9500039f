import fc from 'fast-check'
import { expect, test } from 'vitest'
import { managedIdentityRoles } from './application-roles.ts'
import { compareRoleMembers } from './compare-role-members.ts'

const accounts = ['anna', 'bert', 'clara', 'emil']
const rolesByAccount = fc.dictionary(fc.constantFrom(...accounts), fc.subarray([...managedIdentityRoles]))

test('an account drifts if it is managed and its roles differ', () => {
  fc.assert(
    fc.property(rolesByAccount, rolesByAccount, (wanted, actual) => {
      const { addManaged, addMember, listDrifted } = compareRoleMembers()
      for (const [account, roles] of Object.entries(wanted)) addManaged(account, roles)
      for (const role of managedIdentityRoles) {
        for (const [account, roles] of Object.entries(actual)) if (roles.includes(role)) addMember(account, role)
      }
      const sorted = (roles: readonly string[] = []) => roles.toSorted().join()
      const differing = Object.keys(wanted).filter((account) => sorted(wanted[account]) !== sorted(actual[account]))
      expect(listDrifted().toSorted()).toEqual(differing.toSorted())
    }),
  )
})

test('every managed role has a bit of its own', () => {
  expect(managedIdentityRoles.length).toBeLessThan(32)
})
