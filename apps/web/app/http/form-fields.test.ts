import { expect, test } from 'vitest'
import { findFormField, readFormField } from './form-fields.ts'

function formOf(...fields: [string, string | Blob][]): FormData {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}

test('returns the value of a field', () => {
  expect(findFormField(formOf(['email', 'a@b.example'], ['name', 'A']), 'email')).toBe('a@b.example')
})

test.each([
  ['sent twice', formOf(['email', 'a@b.example'], ['email', 'c@d.example'])],
  ['sent as a list', formOf(['email[]', 'a@b.example'])],
  ['sent as a nested field', formOf(['email[x]', 'a@b.example'], ['email.x', 'b'])],
  ['that is a file', formOf(['email', new Blob(['a@b.example'])])],
  ['not sent', formOf()],
])('ignores a field %s [I8]', (_, form) => {
  expect(findFormField(form, 'email')).toBeUndefined()
  expect(readFormField(form, 'email')).toBe('')
})

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
  '%s has a value only if the form sends it [I8]',
  (name) => {
    expect(findFormField(formOf(), name)).toBeUndefined()
    expect(findFormField(formOf([name, 'sent']), name)).toBe('sent')
    expect(Object.hasOwn(Object.prototype, 'sent')).toBe(false)
  },
)
