import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { closureReasons, ticketStatuses } from './ticket.ts'
import {
  afterAssign,
  afterClose,
  afterComment,
  afterReopen,
  afterSolve,
  afterWordFromOutside,
  isOpen,
  type TicketState,
  whoseTurn,
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

test('a ticket is closed once', () => {
  expect(afterClose(closed, 'solved-by-provider', at)).toEqual({ ok: false, reason: 'ticket-closed' })
})

test('a closed ticket is opened again within 14 days, and not later', () => {
  expect(afterReopen(closed, daysLater(14))).toMatchObject({ ok: true, value: { status: 'in-progress' } })
  expect(afterReopen(closed, daysLater(14.1))).toEqual({ ok: false, reason: 'too-late-to-reopen' })
  expect(afterReopen(open('new'), at)).toEqual({ ok: false, reason: 'ticket-open' })
})

test.each([
  ['new', 'ours'],
  ['waiting-for-you', 'yours'],
  ['closed', undefined],
] as const)('while a ticket is %s the turn is %s', (status, turn) => {
  expect(whoseTurn({ status })).toBe(turn)
})

describe('a word from an outside ticket system', () => {
  test.each([
    ['new', ['in-progress', 'assigned'], 'in-progress'],
    ['assigned', ['in-progress', 'assigned'], 'assigned'],
    ['in-progress', ['waiting-for-you'], 'waiting-for-you'],
    ['waiting-for-you', ['solved'], 'solved'],
    ['solved', ['closed'], 'closed'],
    ['closed', ['in-progress', 'assigned'], 'in-progress'],
  ] as const)('finds a ticket %s, says %j and leaves it %s', (status, statuses, expected) => {
    const ticket: TicketState = status === 'closed' || status === 'solved' ? { ...closed, status } : open(status)
    expect(afterWordFromOutside(ticket, statuses, at)).toMatchObject({ ok: true, value: { status: expected } })
  })

  test('is bound by the rules of the house', () => {
    expect(afterWordFromOutside(closed, ['in-progress'], daysLater(15))).toEqual({
      ok: false,
      reason: 'too-late-to-reopen',
    })
    expect(afterWordFromOutside(closed, ['solved'], at)).toEqual({ ok: false, reason: 'ticket-closed' })
  })
})

test('whatever happens in whatever order, a ticket is over exactly when it has a day and a reason', () => {
  const step = fc.oneof(
    fc.constantFrom('customer', 'service').map((side) => (state: TicketState) => afterComment(state, side)),
    fc.constantFrom(...closureReasons).map((reason) => (state: TicketState) => afterClose(state, reason, at)),
    fc.nat(20).map((days) => (state: TicketState) => afterReopen(state, daysLater(days))),
    fc.constant(afterAssign),
    fc.constant((state: TicketState) => afterSolve(state, at)),
    fc.constantFrom(...ticketStatuses).map((one) => (state: TicketState) => afterWordFromOutside(state, [one], at)),
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
