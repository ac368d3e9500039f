import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldsOf, readForm, type RequestForm } from './read-form.ts'
import { requestForms } from './request.ts'

const forms = Object.entries<RequestForm<unknown>>(requestForms)

/** Hostile input: far too long, or with characters that break parsers. */
const anyCharacter = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code))
const hostile = ['', ' ', '\0', '__proto__', "' or 1=1 --", '<script>', '\r\nBcc: a@b.example', 'x'.repeat(20_000)]
const answer = fc.oneof(fc.string({ unit: anyCharacter, maxLength: 20 }), fc.constantFrom(...hostile))

test.each(forms)('the %s form accepts or rejects any input without an error [I1]', (_, form) => {
  const names = [...fieldsOf(form), '__proto__', 'constructor', 'isAdmin']
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...names), answer)), (sent) => {
      const read = readForm(form, Object.fromEntries(sent))
      expect(read.ok || read.problems.length > 0).toBe(true)
    }),
  )
})

test.each(forms)('every answer of the %s form has a maximum length [I1]', (_, form) => {
  const tooLong = Object.fromEntries(fieldsOf(form).map((field) => [field, 'x'.repeat(20_000)]))
  const read = readForm(form, tooLong)
  const refused = read.ok ? [] : read.problems.map(({ field }) => field)
  expect(fieldsOf(form).filter((field) => !refused.includes(field))).toEqual([])
})
