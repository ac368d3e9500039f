import { expect, test } from 'vitest'
import { pastEventsOf, pastEventsOfInvite } from './past-events.ts'

const at = new Date('2026-11-01T10:00:00Z')
const access = {
  organisationId: 'o1',
  personId: 'p1',
  application: 'inventory',
  role: 'user',
  reason: '',
  endsOn: undefined,
  at,
}

test.each([
  ['active', 'clara', [['add-application', 'clara', '2026-11-01', undefined, 'active']]],
  ['active', undefined, [['adopt-access', 'system', '2026-11-01', undefined, 'active']]],
  [
    'inactive',
    'clara',
    [
      ['add-application', 'clara', '2026-08-03', undefined, 'active'],
      ['withdraw-access', 'clara', '2026-11-01', 'active', 'inactive'],
    ],
  ],
  ['declined', 'clara', [['decline-access', 'clara', '2026-11-01', 'pending', 'declined']]],
  ['pending', undefined, []],
] as const)('an access of the demo that is %s, by %s, has the history %j', (status, by, expected) => {
  const events = pastEventsOf({ ...access, status, by })
  expect(
    events.map((event) => [
      event.action,
      event.by,
      event.at.toISOString().slice(0, 10),
      event.before?.['status'],
      event.after?.['status'],
    ]),
  ).toEqual(expected)
  for (const event of events) expect(event).toMatchObject({ userId: 'p1', organisationId: 'o1' })
})

test('an expired invite of the demo was sent by an administrator and ended by the system', () => {
  const invite = { id: 'i1', organisationId: 'o1', by: 'clara', at }
  const granted = { application: 'ticketing', role: 'user' }
  expect(pastEventsOfInvite({ ...invite, expiredAt: undefined }, granted)).toHaveLength(1)
  const expiredAt = new Date('2026-11-15T10:00:00Z')
  expect(pastEventsOfInvite({ ...invite, expiredAt }, granted)).toMatchObject([
    { action: 'invite-user', by: 'clara', userId: 'i1', at, after: { status: 'invited' } },
    { action: 'expire-invite', by: 'system', userId: 'i1', at: expiredAt, after: { status: 'invite-expired' } },
  ])
})
