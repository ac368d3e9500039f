import { expect, test } from 'vitest'
import { requestStates } from './request-progress.ts'
import { afterAddition, afterAnswer, afterClose, afterTake, awaitsReply, toRequestSubject } from './request-work.ts'

test.each([
  ['take', afterTake, 'received', 'read'],
  ['take', afterTake, 'read', 'read'],
  ['take', afterTake, 'answered', 'answered'],
  ['answer', afterAnswer, 'received', 'answered'],
  ['answer', afterAnswer, 'answered', 'answered'],
  ['close', afterClose, 'answered', 'closed'],
] as const)('to %s a request %# that is %s', (_, work, state, expected) => {
  expect(work(state)).toEqual({ ok: true, value: expected })
})

test.each([afterTake, afterAnswer, afterClose])('nothing is done to a closed request %#', (work) => {
  expect(work('closed')).toEqual({ ok: false, reason: 'request-closed' })
})

test('whoever adds something waits for an answer again', () => {
  expect(requestStates.map(afterAddition)).toEqual(['received', 'read', 'read', 'read'])
  expect(requestStates.map(afterAddition).every(awaitsReply)).toBe(true)
})

test.each([
  [{ about: 'Axion 56', answers: { message: 'Which\npress   for 6 mm²? ' } }, 'Which press for 6 mm²?'],
  [{ about: 'Axion 56', answers: { message: '' } }, 'Axion 56'],
  [{ about: '', answers: {} }, ''],
  [{ about: '', answers: { description: 'x'.repeat(200) } }, `${'x'.repeat(119)}…`],
])('a list says what it is about %#', (request, expected) => {
  expect(toRequestSubject(request)).toBe(expected)
})
