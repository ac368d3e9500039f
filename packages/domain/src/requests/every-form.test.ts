import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldsOf, readForm, type RequestForm } from './read-form.ts'
import { requestForms } from './request.ts'

const forms = Object.entries<RequestForm<unknown>>(requestForms)

/** What anybody can send under the names of a form: far too much, or what breaks other readers. */
const anySign = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code))
const nasty = ['', ' ', '\0', '__proto__', "' or 1=1 --", '<script>', '\r\nBcc: a@b.example', 'x'.repeat(20_000)]
const answer = fc.oneof(fc.string({ unit: anySign, maxLength: 20 }), fc.constantFrom(...nasty))

test.each(forms)('whatever is sent to the %s form is read or refused, and never breaks it [I1]', (_, form) => {
  const names = [...fieldsOf(form), '__proto__', 'constructor', 'isAdmin']
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...names), answer)), (sent) => {
      const read = readForm(form, Object.fromEntries(sent))
      expect(read.ok || read.problems.length > 0).toBe(true)
    }),
  )
})

test.each(forms)('no answer to the %s form can be endless [I1]', (_, form) => {
  const endless = Object.fromEntries(fieldsOf(form).map((field) => [field, 'x'.repeat(20_000)]))
  const read = readForm(form, endless)
  const refused = read.ok ? [] : read.problems.map(({ field }) => field)
  expect(fieldsOf(form).filter((field) => !refused.includes(field))).toEqual([])
})
