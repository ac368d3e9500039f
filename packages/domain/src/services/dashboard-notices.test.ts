import { expect, test } from 'vitest'
import { toNotices } from './dashboard-notices.ts'
import { whoGrants } from './who-grants.ts'

test('an invite comes before one that has expired', () => {
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

test('whoever can use nothing yet hears what to do, whoever waits for something does too', () => {
  expect(toNotices([{ name: 'inventory', status: 'unregistered' }])).toEqual([{ kind: 'nothing-yet' }])
  expect(toNotices([{ name: 'inventory', status: 'pending' }])).toEqual([{ kind: 'nothing-yet' }])
})

test('whoever can use something hears nothing, and nobody does before their services are known', () => {
  expect(toNotices([{ name: 'inventory', status: 'active' }])).toEqual([])
  expect(toNotices([])).toEqual([])
})

test('a customer’s administrator cannot make administrators, nor open the shop or the courses', () => {
  expect((['user-administration', 'direct', 'kampus', 'inventory', 'ticketing'] as const).map(whoGrants)).toEqual([
    'portal-team',
    'portal-team',
    'portal-team',
    'administrator',
    'administrator',
  ])
})
