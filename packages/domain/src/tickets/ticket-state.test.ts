import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { closureReasons, ticketStatuses } from './ticket-values.ts'
import {
  afterAssign,
  afterClose,
  afterComment,
  afterReopen,
  afterSolve,
  afterSolvingComment,
  afterExternalChange,
  isOpen,
  type TicketState,
  findNextResponder,
} from './ticket-state.ts'

const at = new Date('2026-11-15T10:00:00Z')
const daysLater = (days: number) => new Date(at.getTime() + days * 24 * 60 * 60 * 1000)
const open = (status: TicketState['status']): TicketState => ({ status, closedAt: undefined, closureReason: undefined })
const closed: TicketState = { status: 'closed', closedAt: at, closureReason: 'no-longer-relevant' }

describe('a comment', () => {
  test.each([
    ['new', 'customer', 'new'],
    ['assigned', 'customer', 'assigned'],
    ['waiting-for-you', 'customer', 'in-progress'],
    ['solved', 'customer', 'in-progress'],
    ['new', 'service', 'waiting-for-you'],
    ['in-progress', 'service', 'waiting-for-you'],
    ['solved', 'service', 'solved'],
  ] as const)('in a ticket that is %s, by the %s, leaves it %s', (status, side, expected) => {
    expect(afterComment(open(status), side)).toMatchObject({ ok: true, value: { status: expected } })
  })

  test('is refused in a closed ticket', () => {
    expect(afterComment(closed, 'customer')).toEqual({ ok: false, reason: 'ticket-closed' })
  })
})

test.each(closureReasons)('a ticket is closed with the reason %s [S4-031]', (reason) => {
  expect(afterClose(open('in-progress'), reason, at)).toEqual({
    ok: true,
    value: { status: 'closed', closedAt: at, closureReason: reason },
  })
})

test('refuses to close a closed ticket', () => {
  expect(afterClose(closed, 'solved-by-provider', at)).toEqual({ ok: false, reason: 'ticket-closed' })
})

test('a closed ticket can be reopened within 14 days', () => {
  expect(afterReopen(closed, daysLater(14))).toMatchObject({ ok: true, value: { status: 'in-progress' } })
  expect(afterReopen(closed, daysLater(14.1))).toEqual({ ok: false, reason: 'too-late-to-reopen' })
  expect(afterReopen(open('new'), at)).toEqual({ ok: false, reason: 'ticket-open' })
})

test.each([
  ['new', 'ours'],
  ['waiting-for-you', 'yours'],
  ['closed', undefined],
] as const)('while a ticket is %s the reply is %s', (status, expected) => {
  expect(findNextResponder({ status })).toBe(expected)
})

describe('a change in an external ticket system', () => {
  test.each([
    ['new', ['in-progress', 'assigned'], 'in-progress'],
    ['assigned', ['in-progress', 'assigned'], 'assigned'],
    ['in-progress', ['waiting-for-you'], 'waiting-for-you'],
    ['waiting-for-you', ['solved'], 'solved'],
    ['solved', ['closed'], 'closed'],
    ['closed', ['in-progress', 'assigned'], 'in-progress'],
  ] as const)('changes a ticket that is %s with %j to %s', (status, statuses, expected) => {
    const ticket: TicketState = status === 'closed' || status === 'solved' ? { ...closed, status } : open(status)
    expect(afterExternalChange(ticket, statuses, at)).toMatchObject({ ok: true, value: { status: expected } })
  })

  test('obeys our rules for closing and reopening', () => {
    expect(afterExternalChange(closed, ['in-progress'], daysLater(15))).toEqual({
      ok: false,
      reason: 'too-late-to-reopen',
    })
    expect(afterExternalChange(closed, ['solved'], at)).toEqual({ ok: false, reason: 'ticket-closed' })
  })
})

test('after any changes a ticket is closed or solved exactly when it has a date and a reason', () => {
  const step = fc.oneof(
    fc.constantFrom('customer', 'service').map((side) => (state: TicketState) => afterComment(state, side)),
    fc.constantFrom(...closureReasons).map((reason) => (state: TicketState) => afterClose(state, reason, at)),
    fc.nat(20).map((days) => (state: TicketState) => afterReopen(state, daysLater(days))),
    fc.constant(afterAssign),
    fc.constant((state: TicketState) => afterSolve(state, at)),
    fc.constantFrom(...ticketStatuses).map((one) => (state: TicketState) => afterExternalChange(state, [one], at)),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      let state = open('new')
      for (const next of steps) {
        const result = next(state)
        if (result.ok) state = result.value
      }
      expect(ticketStatuses).toContain(state.status)
      expect(isOpen(state)).toBe(state.closedAt === undefined)
      expect(isOpen(state)).toBe(state.closureReason === undefined)
    }),
  )
})

test.each([
  [
    'an open ticket',
    open('in-progress'),
    { ok: true, value: { status: 'solved', closureReason: 'solved-by-provider' } },
  ],
  ['a solved ticket', { ...closed, status: 'solved' }, { ok: true, value: { status: 'solved', closedAt: at } }],
  ['a closed ticket', closed, { ok: false, reason: 'ticket-closed' }],
] as const)('an answer that solves %s', (_, state, expected) => {
  expect(afterSolvingComment(state, daysLater(1))).toMatchObject(expected)
})
