import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toUserProfile } from '../sign-in/user-profile.ts'
import { canUseService, toArtemisEntry, toServiceEntry } from './service-entry.ts'
import { findRoleContradictions, type ServiceName, serviceNames, statusOfService } from './services-of-roles.ts'
import type { ServiceStatus } from './service-status.ts'

const table: [ServiceName, string, ServiceStatus, string][] = [
  ['ticketing', 'kmx_int_serviceticketing_active', 'active', '[S4-004]'],
  ['inventory', 'kmx_int_assetdb_active', 'active', '[S4-005]'],
  ['user-administration', 'kmx_delegatedadmin_extern', 'active', '[S4-006]'],
  ['user-administration', 'kmx_delegatedadmin_intern', 'active', '[S4-007]'],
  ['wire-flow', 'kmx_int_artemis_active', 'active', '[S4-008]'],
  ['wire-master', 'kmx_int_mfpwm_active', 'active', '[S4-009]'],
  ['master-data', 'kmx_int_mfpmds_active', 'active', '[S4-010]'],
  ['product-information', 'kmx_int_productinfo_active', 'active', '[S4-011]'],
  ['direct', 'kmx_int_direct_pending', 'pending', '[S4-012]'],
  ['direct', 'kmx_int_direct_active', 'active', '[S4-013]'],
  ['kampus', 'kmx_int_lmsefront_active', 'active', '[S4-015]'],
  ['kampus', 'kmx_int_lmsefront_invited', 'invited', '[S4-016]'],
  ['kampus', 'kmx_int_lmsefront_inviteexpired', 'inviteexpired', '[S4-017]'],
]

describe('the status of a service', () => {
  test.each(table)('%s with the role %s is %s %s [S4-003] [S6-017]', (service, role, status) => {
    expect(statusOfService(service, ['kmx_other', role])).toBe(status)
    const others = serviceNames.filter((other) => other !== service)
    expect(others.map((other) => statusOfService(other, [role]))).toEqual(others.map(() => 'unregistered'))
  })

  test.each([
    ['ticketing', '[S4-004]'],
    ['inventory', '[S4-005]'],
    ['user-administration', '[S4-006] [S4-007]'],
    ['wire-flow', '[S4-008]'],
    ['wire-master', '[S4-009]'],
    ['master-data', '[S4-010]'],
    ['product-information', '[S4-011]'],
    ['direct', '[S4-014]'],
    ['kampus', '[S4-018]'],
  ] as const)('%s without its roles is unregistered %s', (...[service]) => {
    const names = table.filter(([of]) => of === service).map(([, role]) => role)
    const near = names.flatMap((role) => [`${role}x`, `x${role}`, role.toUpperCase(), role.slice(0, -1), ''])
    expect(statusOfService(service, near)).toBe('unregistered')
  })

  test('is the stronger one where roles contradict each other, which is reported [S4-012] [S4-013]', () => {
    const roles = [
      'kmx_int_direct_pending',
      'kmx_int_direct_active',
      'kmx_delegatedadmin_extern',
      'kmx_delegatedadmin_intern',
    ]
    expect([statusOfService('direct', roles), findRoleContradictions(roles)]).toEqual(['active', ['direct']])
  })

  test('is not changed by unknown roles [A7]', () => {
    const known = table.map(([, role]) => role)
    fc.assert(
      fc.property(fc.subarray(known), fc.array(fc.string()), (roles, noise) => {
        const more = [...noise.filter((role) => !known.includes(role)), ...roles]
        for (const service of serviceNames) expect(statusOfService(service, more)).toBe(statusOfService(service, roles))
      }),
    )
  })
})

const urls = { serviceUrl: 'https://wire-flow.example', cloudServiceUrl: 'https://cloud.example' }
/** Built by `toUserProfile`, so that a rule never sees roles that a profile would not have. */
const userWith = (...roles: string[]) => toUserProfile({ sub: 'a1', roles })

test('a service entry has a status and a URL; the status is unknown before the profile is loaded [S3-028]', () => {
  const role = 'kmx_int_assetdb_active'
  expect(toServiceEntry('inventory', userWith(role), '/x')).toEqual({ status: 'active', serviceUrl: '/x' })
  expect(toServiceEntry('inventory', { populated: false, roles: [role] }, '/x').status).toBe('unknown')
})

test('the wire-flow entry also has a user type and a cloud URL [S3-029] [S3-030]', () => {
  expect(toArtemisEntry(userWith('kmx_int_artemis_active'), urls)).toEqual({
    ...urls,
    status: 'active',
    userType: 'cloud',
  })
  expect(toArtemisEntry({ populated: false, roles: [] }, urls).userType).toBe('unknown')
})

test.each([
  [['kmx_artemis_onpremuser'], 'onprem', '[S4-019]'],
  [['kmx_artemis_onpremuser_7'], 'onprem', '[S4-019]'],
  [['x_kmx_artemis_onpremuser_7'], 'onprem', '[S4-019]'],
  [['offline_access', 'plant-kmx_artemis_onpremuser'], 'onprem', '[S4-019]'],
  [['kmx_artemis_onprem'], 'cloud', '[S4-020]'],
  [[], 'cloud', '[S4-020]'],
])('a wire-flow user with the roles %j is %s %s [S6-016]', (roles, userType) => {
  expect(toArtemisEntry(userWith(...roles), urls).userType).toBe(userType)
})

test('using a service requires its active role; pending and invited are not enough', () => {
  expect(canUseService('ticketing', userWith('kmx_int_serviceticketing_active'))).toBe(true)
  expect(canUseService('ticketing', userWith())).toBe(false)
  expect(canUseService('direct', userWith('kmx_int_direct_pending'))).toBe(false)
})
