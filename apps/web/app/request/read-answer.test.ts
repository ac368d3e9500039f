import { expect, test } from 'vitest'
import { findAnswer, readAnswer } from './read-answer.ts'

function formOf(...answers: [string, string | Blob][]): FormData {
  const form = new FormData()
  for (const [name, answer] of answers) form.append(name, answer)
  return form
}

test('an answer is what was typed', () => {
  expect(findAnswer(formOf(['email', 'a@b.example'], ['name', 'A']), 'email')).toBe('a@b.example')
})

test.each([
  ['given twice', formOf(['email', 'a@b.example'], ['email', 'c@d.example'])],
  ['given as a list', formOf(['email[]', 'a@b.example'])],
  ['given as a field of a field', formOf(['email[x]', 'a@b.example'], ['email.x', 'b'])],
  ['that is a file', formOf(['email', new Blob(['a@b.example'])])],
  ['not given', formOf()],
])('one %s is none [I8]', (_, form) => {
  expect(findAnswer(form, 'email')).toBeUndefined()
  expect(readAnswer(form, 'email')).toBe('')
})

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
  '%s is answered only by whoever types it [I8]',
  (name) => {
    expect(findAnswer(formOf(), name)).toBeUndefined()
    expect(findAnswer(formOf([name, 'typed']), name)).toBe('typed')
    expect(Object.hasOwn(Object.prototype, 'typed')).toBe(false)
  },
)
