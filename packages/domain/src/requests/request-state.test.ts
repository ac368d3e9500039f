import { expect, test } from 'vitest'
import { requestStates } from './request-progress.ts'
import {
  afterAddition,
  afterAnswer,
  afterCloseRequest,
  afterAssignRequest,
  awaitsReply,
  toRequestSubject,
} from './request-state.ts'

test.each([
  ['take', afterAssignRequest, 'received', 'read'],
  ['take', afterAssignRequest, 'read', 'read'],
  ['take', afterAssignRequest, 'answered', 'answered'],
  ['answer', afterAnswer, 'received', 'answered'],
  ['answer', afterAnswer, 'answered', 'answered'],
  ['close', afterCloseRequest, 'answered', 'closed'],
] as const)('%s changes the state of a request, case %#', (_, work, state, expected) => {
  expect(work(state)).toEqual({ ok: true, value: expected })
})

test.each([afterAssignRequest, afterAnswer, afterCloseRequest])('a closed request stays closed %#', (work) => {
  expect(work('closed')).toEqual({ ok: false, reason: 'request-closed' })
})

test('after an addition the request awaits a reply again', () => {
  expect(requestStates.map(afterAddition)).toEqual(['received', 'read', 'read', 'read'])
  expect(requestStates.map(afterAddition).every(awaitsReply)).toBe(true)
})

test.each([
  [{ about: 'Axion 56', answers: { message: 'Which\npress   for 6 mm²? ' } }, 'Which press for 6 mm²?'],
  [{ about: 'Axion 56', answers: { message: '' } }, 'Axion 56'],
  [{ about: '', answers: {} }, ''],
  [{ about: '', answers: { description: 'x'.repeat(200) } }, `${'x'.repeat(119)}…`],
])('derives a subject for lists %#', (request, expected) => {
  expect(toRequestSubject(request)).toBe(expected)
})
