import { expect, test } from 'vitest'
import type { Administrator } from './administrator.ts'
import { administratorKindOf } from './administrator.ts'
import {
  decideAddOrganisation,
  decideDeleteUser,
  decideRemoveOrganisation,
  type UserFacts,
} from './decide-user-change.ts'

const external: Administrator = { kind: 'external', personId: 'clara', organisationIds: ['a', 'b'] }
const internal: Administrator = { kind: 'internal', personId: 'david', organisationIds: [] }
const administration = {
  organisationId: 'a',
  application: 'user-administration',
  role: 'customer-administrator',
  status: 'active',
} as const
const user = (facts: Partial<UserFacts>): UserFacts => ({
  personId: 'anna',
  organisationIds: ['a'],
  accesses: [],
  colleagues: [],
  ...facts,
})

const reason = (result: { ok: boolean; reason?: string; value?: unknown }) => (result.ok ? result.value : result.reason)

test.each<[string, Partial<UserFacts>, string, unknown, unknown]>([
  ['a visible user', {}, 'b', undefined, undefined],
  ['their member', {}, 'a', 'not-allowed', 'not-allowed'],
  ['a foreign organisation', {}, 'x', 'not-found', undefined],
  ['an invisible user', { organisationIds: ['x'] }, 'a', 'not-found', undefined],
  ['a user without organisations', { organisationIds: [] }, 'a', 'not-found', undefined],
  ['themselves', { personId: 'clara' }, 'b', 'own-access', undefined],
])('adding an organisation: %s %j', (_, facts, organisationId, byExternal, byInternal) => {
  expect([
    reason(decideAddOrganisation(external, user(facts), organisationId)),
    reason(decideAddOrganisation(internal, user(facts), organisationId)),
  ]).toEqual([byExternal, byInternal])
})

test.each<[string, Partial<UserFacts>, unknown, unknown]>([
  ['the last shared one', { organisationIds: ['a', 'x'] }, { losesView: true }, { losesView: false }],
  ['one of two shared ones', { organisationIds: ['a', 'b'] }, { losesView: false }, { losesView: false }],
  ['one of which the user is no member', { organisationIds: ['b'] }, 'not-found', 'not-found'],
  ['their own', { personId: 'clara' }, 'own-access', { losesView: false }],
  ['that of an administrator', { accesses: [administration] }, 'administrator-role', { losesView: false }],
  [
    'that of the only administrator',
    { accesses: [administration], colleagues: [{ organisationId: 'a', roles: [] }] },
    'administrator-role',
    'only-administrator',
  ],
])('removing an organisation, %s %j [S6-015]', (_, facts, byExternal, byInternal) => {
  expect([
    reason(decideRemoveOrganisation(external, user(facts), 'a')),
    reason(decideRemoveOrganisation(internal, user(facts), 'a')),
  ]).toEqual([byExternal, byInternal])
})

test.each<[string, Partial<UserFacts>, unknown]>([
  ['a member of one organisation', {}, { leaves: ['a'], deletesAccount: true }],
  ['a member of a foreign one too', { organisationIds: ['a', 'x'] }, { leaves: ['a'], deletesAccount: false }],
  ['an invisible user', { organisationIds: ['x'] }, 'not-found'],
  ['themselves', { personId: 'clara' }, 'own-access'],
  ['an administrator', { accesses: [administration] }, 'administrator-role'],
])('an external administrator deletes %s %j', (_, facts, expected) => {
  expect(reason(decideDeleteUser(external, user(facts)))).toEqual(expected)
})

test('an internal administrator deletes a user of all organisations', () => {
  expect(reason(decideDeleteUser(internal, user({ organisationIds: ['a', 'x'] })))).toEqual({
    leaves: ['a', 'x'],
    deletesAccount: true,
  })
})

test.each([
  [['kmx_delegatedadmin_extern'], 'external'],
  [['kmx_delegatedadmin_extern', 'kmx_delegatedadmin_intern'], 'internal'],
  [
    ['kmx_delegatedadmin', 'KMX_DELEGATEDADMIN_INTERN', 'x_kmx_delegatedadmin_extern', 'kmx_delegatedadmin_intern_'],
    undefined,
  ],
])('the roles %j make an administrator: %s', (roles, kind) => {
  expect(administratorKindOf(roles)).toBe(kind)
})
