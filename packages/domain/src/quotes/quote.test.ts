import { expect, test } from 'vitest'
import { checkAnswer, daysLeft, quoteAnswerInput, quoteDecisionInput, quoteListQuery } from './quote.ts'

const quote = { lineCount: 2, today: '2026-11-18' }

test.each([
  [[100, 200], '2026-11-18', undefined],
  [[100, 200], '2027-11-18', undefined],
  [[100, 200], '2026-11-17', 'validity-out-of-range'],
  [[100, 200], '2027-11-19', 'validity-out-of-range'],
  [[100], '2026-12-18', 'price-missing'],
  [[100, 200, 300], '2026-12-18', 'price-missing'],
])('the prices %j until %s are refused: %s', (unitPrices, validUntil, reason) => {
  const result = checkAnswer({ unitPrices, validUntil }, quote)
  expect(result.ok ? undefined : result.reason).toBe(reason)
})

test.each([
  ['2026-11-18', 0],
  ['2026-11-19', 1],
  ['2026-12-12', 24],
  ['2026-11-01', 0],
])('a quote until %s has %i days left', (validUntil, days) => {
  expect(daysLeft(validUntil, quote.today)).toBe(days)
})

const key = { idempotencyKey: 'quote-test-key-0001', number: 'Q26-00147', version: 1 }
const answer = { ...key, unitPrices: [100], deliveryDays: 10, validUntil: '2026-12-12', text: '' }
const decision = { ...key, reference: '', reason: '' }

test.each([
  [quoteAnswerInput, answer, true],
  [quoteAnswerInput, { ...answer, unitPrices: [0] }, false],
  [quoteAnswerInput, { ...answer, unitPrices: [1.5] }, false],
  [quoteAnswerInput, { ...answer, unitPrices: [] }, false],
  [quoteAnswerInput, { ...answer, deliveryDays: 0 }, false],
  [quoteAnswerInput, { ...answer, validUntil: '2026-02-30' }, false],
  [quoteAnswerInput, { ...answer, number: 'O26-00147' }, false],
  [quoteDecisionInput, { ...decision, action: 'accept' }, true],
  [quoteDecisionInput, { ...decision, action: 'withdraw' }, true],
  [quoteDecisionInput, { ...decision, action: 'decline' }, false],
  [quoteDecisionInput, { ...decision, action: 'decline', reason: 'Too late for us.' }, true],
  [quoteDecisionInput, { ...decision, action: 'answer' }, false],
])('%#: the input %j is valid: %s', (schema, input, isValid) => {
  expect(schema.safeParse(input).success).toBe(isValid)
})

test('an unknown state of a list is ignored', () => {
  expect(quoteListQuery.parse({ state: 'lost' })).toEqual({})
  expect(quoteListQuery.parse({ state: 'expired' })).toEqual({ state: 'expired' })
})
