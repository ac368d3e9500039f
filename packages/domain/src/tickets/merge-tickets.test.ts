import { expect, test } from 'vitest'
import { afterMerge, type MergedTicket } from './merge-tickets.ts'

const at = new Date('2026-11-16T08:00:00Z')
const open: MergedTicket = {
  id: 'a',
  organisationId: 'o1',
  mergedInto: null,
  status: 'in-progress',
  closedAt: undefined,
  closureReason: undefined,
}
const solved = { ...open, status: 'solved', closedAt: at, closureReason: 'solved-by-provider' } as const

test('a merged ticket is closed', () => {
  expect(afterMerge(open, { ...open, id: 'b' }, at)).toEqual({
    ok: true,
    value: { status: 'closed', closedAt: at, closureReason: 'no-longer-relevant' },
  })
})

test('a ticket that was solved before keeps its time and reason', () => {
  expect(afterMerge(solved, { ...open, id: 'b' }, new Date())).toMatchObject({
    value: { status: 'closed', closedAt: at, closureReason: 'solved-by-provider' },
  })
})

test.each([
  ['itself', open, open, 'ticket-unknown'],
  ['one of another customer', open, { ...open, id: 'b', organisationId: 'o2' }, 'ticket-unknown'],
  ['a merged one', open, { ...open, id: 'b', mergedInto: 'c' }, 'ticket-merged'],
  ['another one, when it is merged already', { ...open, mergedInto: 'c' }, { ...open, id: 'b' }, 'ticket-merged'],
  ['a solved one', open, { ...solved, id: 'b' }, 'ticket-closed'],
] as const)('a ticket is not merged into %s', (_, from, into, reason) => {
  expect(afterMerge(from, into, at)).toEqual({ ok: false, reason })
})
