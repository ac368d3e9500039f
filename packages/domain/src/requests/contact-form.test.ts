import { expect, test } from 'vitest'
import { countryCodes } from '../countries/country-codes.ts'
import { contactFields, readContactForm, timeZoneOf } from './contact-form.ts'

const answers = {
  firstName: 'Marta',
  lastName: 'Holzer',
  email: 'marta.holzer@example.com',
  company: 'Holzer Kabel',
  country: 'AT',
  message: 'Which press for 16 mm²?',
}
const surroundings = {
  idempotencyKey: '0123456789abcdef',
  language: 'de' as const,
  siteSlug: '',
  timeZone: 'Europe/Vienna',
}

test('a form that is filled in becomes a request', () => {
  expect(readContactForm(answers, surroundings)).toEqual({ ok: true, value: { ...answers, ...surroundings } })
})

test.each(contactFields)('an empty %s is a problem of its own', (field) => {
  expect(readContactForm({ ...answers, [field]: ' ' }, surroundings)).toEqual({ ok: false, problems: [{ field }] })
})

test.each([
  ['email', 'marta.holzer'],
  ['country', 'Austria'],
  ['country', 'XX'],
  ['firstName', 'Marta\nHolzer'],
])('refuses %s %j', (field, answer) => {
  expect(readContactForm({ ...answers, [field]: answer }, surroundings)).toEqual({ ok: false, problems: [{ field }] })
})

test('says how long an answer may be', () => {
  expect(readContactForm({ ...answers, message: 'x'.repeat(5001) }, surroundings)).toEqual({
    ok: false,
    problems: [{ field: 'message', max: 5000 }],
  })
})

test('problems come in the order of the form, one for each answer', () => {
  const empty = { firstName: '', lastName: '', email: '', company: '', country: '', message: '' }
  expect(readContactForm(empty, surroundings)).toEqual({
    ok: false,
    problems: contactFields.map((field) => ({ field })),
  })
})

test('a fault of ours is not shown to the sender as theirs', () => {
  expect(() => readContactForm(answers, { ...surroundings, idempotencyKey: 'short' })).toThrow('surroundings')
})

test.each([
  ['AT', 'Europe/Vienna'],
  ['JP', 'Asia/Tokyo'],
  ['US', 'UTC'],
  ['nowhere', 'UTC'],
])('the zone of %s is %s', (country, zone) => {
  expect(timeZoneOf(country)).toBe(zone)
})

test('every country is named once and has a name', () => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  expect(new Set(countryCodes).size).toBe(249)
  expect(countryCodes.filter((code) => !names.of(code))).toEqual([])
})
