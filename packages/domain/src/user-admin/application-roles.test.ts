import fc from 'fast-check'
import { expect, test } from 'vitest'
import { serviceNames, statusOfService } from '../portal-services/services-of-roles.ts'
import {
  accessesOfIdentityRoles,
  grantableRoles,
  identityRolesOf,
  managedIdentityRoles,
  rolesOfApplication,
} from './application-roles.ts'
import { findRoleDrift } from './role-drift.ts'

const everyAccess = serviceNames.flatMap((application) =>
  rolesOfApplication(application).map((role) => ({ application, role, status: 'active' as const })),
)

test.each(everyAccess)('an active access to $application as $role makes its tile active', (access) => {
  expect(statusOfService(access.application, identityRolesOf([access]))).toBe('active')
})

test('only active accesses give roles', () => {
  const statuses = ['invited', 'invite-expired', 'pending', 'inactive', 'declined', 'unknown'] as const
  expect(identityRolesOf(statuses.map((status) => ({ application: 'inventory', role: 'user', status })))).toEqual([])
})

test('an unknown application or role gives no role', () => {
  const status = 'active' as const
  expect(identityRolesOf([{ application: 'constructor', role: 'user', status }])).toEqual([])
  expect(identityRolesOf([{ application: 'inventory', role: 'administrator', status }])).toEqual([])
})

test('external administrators grant no administrator role and no service of the portal team', () => {
  const refused = serviceNames.filter((application) => grantableRoles('external', application).length === 0)
  expect(refused).toEqual(['user-administration', 'direct', 'kampus'])
  expect(serviceNames.every((application) => grantableRoles('internal', application).length > 0)).toBe(true)
})

test('adopted roles become accesses that give the same roles again', () => {
  fc.assert(
    fc.property(fc.subarray([...managedIdentityRoles]), (roles) => {
      const adopted = accessesOfIdentityRoles(roles).map((access) => ({ ...access, status: 'active' as const }))
      // The on-premises role means nothing without wire-flow, and an internal administrator needs no external role.
      const kept = identityRolesOf(adopted)
      expect(roles).toEqual(expect.arrayContaining(kept))
      for (const service of serviceNames) expect(statusOfService(service, kept)).toBe(statusOfService(service, roles))
    }),
  )
})

test('drift names missing and surplus roles, and never a role that is not managed', () => {
  const wanted = ['kmx_int_assetdb_active', 'kmx_int_mfpwm_active']
  const actual = ['kmx_int_assetdb_active', 'kmx_int_direct_active', 'kmx_employee_intern', 'x_kmx_artemis_onpremuser']
  expect(findRoleDrift(wanted, actual)).toEqual({
    missing: ['kmx_int_mfpwm_active'],
    surplus: ['kmx_int_direct_active'],
  })
  fc.assert(
    fc.property(fc.subarray([...managedIdentityRoles]), fc.array(fc.string()), (some, others) => {
      const { missing, surplus } = findRoleDrift(some, others)
      const repaired = [...others.filter((role) => !surplus.includes(role)), ...missing]
      expect(findRoleDrift(some, repaired)).toEqual({ missing: [], surplus: [] })
    }),
  )
})

test.each([
  [['kmx_artemis_onpremuser'], [], []],
  [['kmx_artemis_onpremuser', 'kmx_int_artemis_active'], [], ['kmx_artemis_onpremuser', 'kmx_int_artemis_active']],
  [['kmx_artemis_onpremuser', 'kmx_int_artemis_active'], ['kmx_int_artemis_active'], ['kmx_artemis_onpremuser']],
])('of the roles %j with %j wanted, %j are surplus', (actual, wanted, surplus) => {
  expect(findRoleDrift(wanted, actual).surplus).toEqual(surplus)
})
