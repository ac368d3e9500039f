import { expect, test } from 'vitest'
import { toNotices } from './dashboard-notices.ts'
import { findAccessGranter } from './access-granter.ts'

test('puts an invite before an expired one', () => {
  const notices = toNotices([
    { name: 'kampus', status: 'inviteexpired' },
    { name: 'direct', status: 'invited' },
    { name: 'inventory', status: 'active' },
  ])
  expect(notices).toEqual([
    { kind: 'invited', service: 'direct' },
    { kind: 'inviteexpired', service: 'kampus' },
  ])
})

test('a user without an active service gets a notice, also with a pending request', () => {
  expect(toNotices([{ name: 'inventory', status: 'unregistered' }])).toEqual([{ kind: 'nothing-yet' }])
  expect(toNotices([{ name: 'inventory', status: 'pending' }])).toEqual([{ kind: 'nothing-yet' }])
})

test('there is no notice with an active service or before the services are loaded', () => {
  expect(toNotices([{ name: 'inventory', status: 'active' }])).toEqual([])
  expect(toNotices([])).toEqual([])
})

test('a customer’s administrator cannot grant administration, the shop or the courses', () => {
  expect(
    (['user-administration', 'direct', 'kampus', 'inventory', 'ticketing'] as const).map(findAccessGranter),
  ).toEqual(['portal-team', 'portal-team', 'portal-team', 'administrator', 'administrator'])
})
