import { expect, test } from 'vitest'
import {
  afterQuoteAction,
  quoteActions,
  quoteActionsOf,
  type QuoteState,
  quoteStateOf,
  quoteStates,
  quoteStatuses,
} from './quote-state.ts'

const sides = ['customer', 'service'] as const

/** Every possible step; all others are refused. */
const steps: Readonly<Record<string, string>> = {
  'service answer requested': 'answered',
  'customer withdraw requested': 'withdrawn',
  'customer accept answered': 'accepted',
  'customer decline answered': 'declined',
}

const cells = sides.flatMap((side) =>
  quoteActions.flatMap((action) => quoteStates.map((state) => [side, action, state] as const)),
)

test.each(cells)('%s, action %s, quote %s: the step is in the table, or it is refused', (side, action, state) => {
  const status = steps[`${side} ${action} ${state}`]
  const refusal = { ok: false, reason: state === 'expired' ? 'quote-expired' : 'quote-not-in-state' }
  expect(afterQuoteAction(state, action, side)).toEqual(status ? { ok: true, value: status } : refusal)
  expect(quoteActionsOf(state, side).includes(action)).toBe(status !== undefined)
})

test.each<[QuoteState, string | null]>([
  ['answered', '2026-11-19'],
  ['answered', '2026-11-18'],
  ['expired', '2026-11-17'],
  ['answered', null],
])('on 18 November an answered quote is %s if it is valid until %s', (state, validUntil) => {
  expect(quoteStateOf({ status: 'answered', validUntil }, '2026-11-18')).toBe(state)
})

test.each(quoteStatuses.filter((status) => status !== 'answered'))('a quote that is %s does not expire', (status) => {
  expect(quoteStateOf({ status, validUntil: '2026-11-17' }, '2026-11-18')).toBe(status)
})
