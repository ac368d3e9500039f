import { expect, test } from 'vitest'
import { beforeChange, canUndo, ticketsChange } from './change-tickets.ts'

const id = '01900000-0005-7000-8000-000000000001'
const madeAt = new Date('2026-11-16T08:00:00Z')
const after = (minutes: number) => new Date(madeAt.getTime() + minutes * 60_000)

test.each([
  ['within ten minutes', null, 10, true],
  ['later', null, 11, false],
  ['a second time', madeAt, 1, false],
])('a change %s: can be undone is %s', (_, undoneAt, minutes, expected) => {
  expect(canUndo({ madeAt, undoneAt }, after(minutes))).toBe(expected)
})

test('a ticket that changed since is left alone', () => {
  const before = { id, version: 4, contactId: null, status: 'new', closedAt: null, closureReason: null } as const
  expect(beforeChange(before, { version: 5 })).toEqual({ ok: false, reason: 'changed-since' })
  expect(beforeChange(before, { version: 4 })).toEqual({
    ok: true,
    value: { status: 'new', closedAt: undefined, closureReason: undefined },
  })
})

test.each([
  [{ id, action: 'assign', ticketIds: [id], assigneeId: 'me' }, true],
  [{ id, action: 'solve', ticketIds: [id] }, true],
  [{ id, action: 'assign', ticketIds: [id] }, false],
  [{ id, action: 'solve', ticketIds: [] }, false],
  [{ id, action: 'solve', ticketIds: Array.from({ length: 101 }, () => id) }, false],
])('%j is valid: %s', (input, expected) => {
  expect(ticketsChange.safeParse(input).success).toBe(expected)
})
