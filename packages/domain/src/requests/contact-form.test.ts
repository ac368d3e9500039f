import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contactForm } from './contact-form.ts'
import { fieldsOf, readForm } from './read-form.ts'

const answers = {
  firstName: 'Marta',
  lastName: 'Holzer',
  email: 'marta.holzer@example.com',
  company: 'Holzer Kabel',
  country: 'AT',
  message: 'Which press for 16 mm²?\nWe run two shifts.',
}
const fields = fieldsOf(contactForm)

test('a form that is filled in is read', () => {
  expect(readForm(contactForm, answers)).toEqual({ ok: true, value: answers })
})

test.each(fields)('an empty %s is a problem of its own', (field) => {
  expect(readForm(contactForm, { ...answers, [field]: ' ' })).toMatchObject({ ok: false, problems: [{ field }] })
})

describe('refuses', () => {
  test.each([
    ['a line break in a name', { firstName: 'Marta\r\nBcc: all@example.com' }],
    ['a line separator in a name', { lastName: 'Holzer\u2028Bcc: x' }],
    ['a list of addresses', { email: 'a@example.com,b@example.com' }],
    ['a quoted address', { email: '"a@evil.example"@example.com' }],
    ['an address with a display name', { email: 'Marta <marta@example.com>' }],
    ['an address with a line break', { email: 'a@example.com\r\nBcc: b@example.com' }],
    ['an escape sign in the message', { message: 'a\u001b[2J' }],
    ['a country in words', { country: 'Austria' }],
    ['a country that there is not', { country: 'XX' }],
  ])('%s', (_, wrong) => {
    expect(readForm(contactForm, { ...answers, ...wrong })).toMatchObject({
      ok: false,
      problems: [{ field: Object.keys(wrong)[0] }],
    })
  })
})

test('says how long an answer may be', () => {
  expect(readForm(contactForm, { ...answers, message: 'x'.repeat(5001) })).toEqual({
    ok: false,
    problems: [{ field: 'message', message: 'message', max: 5000 }],
  })
})

test('problems come in the order of the form, one for each answer', () => {
  const read = readForm(contactForm, {})
  expect(read.ok ? [] : read.problems.map(({ field }) => field)).toEqual(fields)
})

/** Every UTF-16 unit, lone surrogates and control signs included; cheaper to make than fast-check's own `binary`. */
const anySign = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code))

test('an accepted name or address never holds a line break [I4]', () => {
  fc.assert(
    fc.property(fc.string({ unit: anySign }), (text) => {
      const read = readForm(contactForm, { ...answers, firstName: text, email: `${text}@example.com` })
      return !read.ok || !/[\r\n]/.test(read.value.firstName + read.value.email)
    }),
  )
})
