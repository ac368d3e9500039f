import { expect, test } from 'vitest'
import type { Administrator } from './administrator.ts'
import { validateUserRows } from './validate-user-rows.ts'

const administrator: Administrator = { kind: 'external', personId: 'clara', organisationIds: ['o1'] }
const context = {
  administrator,
  organisations: [{ id: 'o1', number: '105260', name: 'Rautenberg Leitungssatz AG' }],
  known: new Set(['o1 known@example.com']),
  today: '2026-11-17',
}
const row = {
  email: 'new@example.com',
  organisation: '105260',
  applications: 'inventory | wire-flow:on-premises-user',
  reason: 'Shift 2',
  ends: '',
  language: 'de',
}

test.each<[Partial<typeof row>, string]>([
  [{}, 'invites'],
  [{ organisation: 'Rautenberg Leitungssatz AG', ends: '2027-01-31' }, 'invites'],
  [{ email: 'KNOWN@example.com' }, 'exists'],
  [{ email: 'a@b@c' }, 'email-invalid'],
  [{ organisation: 'Brenner' }, 'organisation-unknown'],
  [{ applications: '' }, 'application-unknown'],
  [{ applications: 'inventory|inventory' }, 'application-unknown'],
  [{ applications: 'inventory:owner' }, 'role-unknown'],
  [{ applications: 'user-administration' }, 'not-allowed'],
  [{ ends: '31.01.2027' }, 'date-invalid'],
  [{ ends: '2026-11-16' }, 'date-invalid'],
])('a row with %j: %s', (changes, outcome) => {
  expect(validateUserRows([{ ...row, ...changes }], context)).toMatchObject([{ line: 2, outcome }])
})

test('a second row for the same address and organisation is a duplicate', () => {
  const outcomes = validateUserRows([row, { ...row, email: 'NEW@example.com' }], context)
  expect(outcomes.map(({ line, outcome }) => [line, outcome])).toEqual([
    [2, 'invites'],
    [3, 'duplicate'],
  ])
})

test('a valid row becomes an invite with the usual role where none is named', () => {
  expect(validateUserRows([row], context)[0]?.invite).toEqual({
    email: 'new@example.com',
    organisationId: 'o1',
    applications: [
      { application: 'inventory', role: 'user' },
      { application: 'wire-flow', role: 'on-premises-user' },
    ],
    reason: 'Shift 2',
    endsOn: undefined,
    language: 'de',
  })
})
