import { expect, test } from 'vitest'
import type { Colleague } from '../accounts/only-administrator.ts'
import { type AccessFacts, allowedActions, decideAccessChange } from './decide-access-change.ts'
import type { Administrator } from './administrator.ts'

const today = '2026-11-17'
const external: Administrator = { kind: 'external', personId: 'clara', organisationIds: ['a'] }
const internal: Administrator = { kind: 'internal', personId: 'david', organisationIds: [] }
const access: AccessFacts = {
  personId: 'anna',
  organisationId: 'a',
  application: 'inventory',
  role: 'user',
  status: 'pending',
  isOffered: true,
  colleagues: [],
}

const decide = (administrator: Administrator, facts: Partial<AccessFacts>, change = {}) => {
  const result = decideAccessChange(administrator, { ...access, ...facts }, { action: 'accept', today, ...change })
  return result.ok ? result.value : result.reason
}

test.each<[string, Partial<AccessFacts>, string, string]>([
  ['a request of their organisation', {}, 'active', 'active'],
  ['a request of another organisation', { organisationId: 'b' }, 'not-found', 'active'],
  ['their own request', { personId: 'clara' }, 'own-access', 'active'],
  [
    'an administrator role',
    { application: 'user-administration', role: 'customer-administrator' },
    'administrator-role',
    'active',
  ],
  ['a service of the portal team', { application: 'kampus' }, 'not-allowed', 'active'],
  ['a role that the application does not have', { role: 'owner' }, 'not-allowed', 'not-allowed'],
  ['an application that does not exist', { application: 'toString' }, 'not-allowed', 'not-allowed'],
  ['an access that is not pending', { status: 'active' }, 'not-allowed', 'not-allowed'],
  ['an application that is not offered', { isOffered: false }, 'not-offered', 'not-offered'],
])('accepting %s: an external administrator gets %j %s, an internal one %s', (_, facts, byExternal, byInternal) => {
  expect([decide(external, facts), decide(internal, facts)]).toEqual([byExternal, byInternal])
})

test('an internal administrator does not change their own access', () => {
  expect(decide(internal, { personId: 'david' })).toBe('own-access')
})

test.each([
  ['2026-11-16', 'ends-in-past'],
  ['2026-11-17', 'active'],
  ['2027-01-31', 'active'],
])('an access that ends on %s is %s', (endsOn, expected) => {
  expect(decide(external, {}, { endsOn })).toBe(expected)
})

const administration = { application: 'user-administration', role: 'customer-administrator', status: 'active' } as const
const member: Colleague = { organisationId: 'a', roles: [] }
const administrator: Colleague = { organisationId: 'a', roles: ['kmx_delegatedadmin_extern'] }

test.each<[string, Colleague[], string]>([
  ['with colleagues who are no administrators', [member], 'only-administrator'],
  ['with another administrator', [member, administrator], 'inactive'],
  ['without colleagues', [], 'inactive'],
])('withdrawing an administrator %s: %j %s', (_, colleagues, expected) => {
  expect(decide(internal, { ...administration, colleagues }, { action: 'withdraw' })).toBe(expected)
})

test('the only administrator does not get another role either', () => {
  const change = { action: 'update', role: 'internal-administrator' }
  expect(decide(internal, { ...administration, colleagues: [member] }, change)).toBe('only-administrator')
  expect(decide(internal, { ...administration, colleagues: [member] }, { action: 'update' })).toBe('active')
})

test('a withdrawal is possible for an application that is no longer offered', () => {
  expect(decide(external, { isOffered: false, status: 'active' }, { action: 'withdraw' })).toBe('inactive')
})

test.each<[AccessFacts['status'], string[]]>([
  ['none', ['add-application']],
  ['invited', ['resend', 'withdraw']],
  ['invite-expired', ['send-new', 'withdraw']],
  ['pending', ['accept', 'decline']],
  ['active', ['update', 'withdraw']],
  ['inactive', ['grant']],
  ['declined', ['add-application']],
  ['unknown', ['grant', 'withdraw']],
])('the actions offered for the status %s are %j', (status, actions) => {
  expect(allowedActions(external, { ...access, status }, today)).toEqual(actions)
  expect(allowedActions(external, { ...access, status, personId: 'clara' }, today)).toEqual([])
  expect(allowedActions(external, { ...access, status, organisationId: 'b' }, today)).toEqual([])
})
