import { describe, expect, test } from 'vitest'
import { type AccountChange, decideAccountChange, isManagedInternally } from './account-change.ts'

const now = new Date('2026-11-15T10:00:00Z')
const fresh = new Date('2026-11-15T09:58:00Z')
const old = new Date('2026-11-15T09:00:00Z')

const table: [AccountChange, string, string, string][] = [
  // change, customer with an old login, employee with a fresh login, employee with an old login
  ['change-profile', 'ok', 'managed-internally', 'managed-internally'],
  ['change-password', 'fresh-login-needed', 'managed-internally', 'managed-internally'],
  ['change-email', 'fresh-login-needed', 'managed-internally', 'managed-internally'],
  ['add-device', 'fresh-login-needed', 'ok', 'fresh-login-needed'],
  ['remove-device', 'fresh-login-needed', 'managed-internally', 'managed-internally'],
  ['reset-devices', 'fresh-login-needed', 'ok', 'fresh-login-needed'],
  ['end-session', 'ok', 'ok', 'ok'],
  ['export-data', 'fresh-login-needed', 'ok', 'fresh-login-needed'],
  ['delete-account', 'fresh-login-needed', 'managed-internally', 'managed-internally'],
]

const decide = (change: AccountChange, roles: string[], authenticatedAt: Date | undefined) => {
  const decision = decideAccountChange(change, { roles, authenticatedAt }, now)
  return decision.ok ? 'ok' : decision.reason
}

describe.each(table)('%s', (change, customerLater, employee, employeeLater) => {
  test('is allowed for a customer after a fresh login', () => {
    expect(decide(change, ['kmx_int_assetdb_active'], fresh)).toBe('ok')
  })
  test(`gives a customer with an old login: ${customerLater}`, () => {
    expect([decide(change, [], old), decide(change, [], undefined)]).toEqual([customerLater, customerLater])
  })
  test(`gives an employee: ${employee}, with an old login: ${employeeLater}`, () => {
    const roles = ['kmx_employee_intern']
    expect([decide(change, roles, fresh), decide(change, roles, old)]).toEqual([employee, employeeLater])
  })
})

test.each([
  [['kmx_employee_intern'], true],
  [['kmx_delegatedadmin_intern'], true],
  [['kmx_int_servicedesk_agent'], true],
  [['kmx_delegatedadmin_extern'], false],
  [['kmx_employee_internal', 'KMX_EMPLOYEE_INTERN', 'x_kmx_employee_intern'], false],
  [[], false],
])('with the roles %j the account is managed internally: %s', (roles, internally) => {
  expect(isManagedInternally(roles)).toBe(internally)
})
