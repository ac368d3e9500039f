import { expect, test } from 'vitest'
import { findInviteProblems, readInvite } from './read-invite.ts'

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

const valid = {
  email: ' r.ortner@brenner.example ',
  organisationId: 'o1',
  applications: 'ticketing',
  'role ticketing': 'user',
  'role inventory': 'user',
  reason: 'Starts in hall 2',
  endsOn: '',
  message: '',
  language: 'de',
}

test('reads the chosen applications with their roles', () => {
  expect(readInvite(formOf(valid))).toEqual({
    email: 'r.ortner@brenner.example',
    organisationId: 'o1',
    applications: [{ application: 'ticketing', role: 'user' }],
    reason: 'Starts in hall 2',
    endsOn: null,
    message: '',
    language: 'de',
  })
})

test.each([
  ['email', { email: 'r.ortner@brenner' }],
  ['email', { email: 'r.ortner' }],
  ['organisationId', { organisationId: '' }],
  ['reason', { reason: ' ' }],
])('names the field %s of %j', (field, change) => {
  expect(findInviteProblems(readInvite(formOf({ ...valid, ...change })))).toEqual([field])
})

test('an invite without an application is a problem, a complete one is not', () => {
  const { applications: _, ...without } = valid
  expect(findInviteProblems(readInvite(formOf(without)))).toEqual(['applications'])
  expect(findInviteProblems(readInvite(formOf(valid)))).toEqual([])
})
