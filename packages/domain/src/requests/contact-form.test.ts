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

test('reads a complete form', () => {
  expect(readForm(contactForm, answers)).toEqual({ ok: true, value: answers })
})

test.each(fields)('an empty %s is a problem', (field) => {
  expect(readForm(contactForm, { ...answers, [field]: ' ' })).toMatchObject({ ok: false, problems: [{ field }] })
})

describe('rejects', () => {
  test.each([
    ['a line break in a name', { firstName: 'Marta\r\nBcc: all@example.com' }],
    ['a line separator in a name', { lastName: 'Holzer\u2028Bcc: x' }],
    ['a list of addresses', { email: 'a@example.com,b@example.com' }],
    ['a quoted address', { email: '"a@evil.example"@example.com' }],
    ['an address with a display name', { email: 'Marta <marta@example.com>' }],
    ['an address with a line break', { email: 'a@example.com\r\nBcc: b@example.com' }],
    ['an escape character in the message', { message: 'a\u001b[2J' }],
    ['a country name', { country: 'Austria' }],
    ['an unknown country', { country: 'XX' }],
  ])('%s', (_, wrong) => {
    expect(readForm(contactForm, { ...answers, ...wrong })).toMatchObject({
      ok: false,
      problems: [{ field: Object.keys(wrong)[0] }],
    })
  })
})

test('reports the maximum length of an answer', () => {
  expect(readForm(contactForm, { ...answers, message: 'x'.repeat(5001) })).toEqual({
    ok: false,
    problems: [{ field: 'message', message: 'message', max: 5000 }],
  })
})

test('reports one problem for each answer, in the order of the form', () => {
  const read = readForm(contactForm, {})
  expect(read.ok ? [] : read.problems.map(({ field }) => field)).toEqual(fields)
})

/** Any UTF-16 unit, lone surrogates and control characters included, with many line breaks. */
const anyCharacter = fc.oneof(
  fc.constantFrom('a', ' ', '\r', '\n'),
  fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
)

test('an accepted name or address never contains a line break [I4]', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
      const named = readForm(contactForm, { ...answers, firstName: text })
      const mailed = readForm(contactForm, { ...answers, email: `${text}@example.com` })
      expect(named.ok ? named.value.firstName : '').not.toMatch(/[\r\n]/)
      expect(mailed.ok ? mailed.value.email : '').not.toMatch(/[\r\n]/)
    }),
  )
})
