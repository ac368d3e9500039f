import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contactRequestInput, receiveContactRequest } from './contact-request.ts'

const input = {
  idempotencyKey: '0123456789abcdef',
  firstName: 'Marta',
  lastName: 'Holzer',
  email: 'marta.holzer@example.com',
  company: 'Holzer Kabel',
  country: 'AT',
  message: 'Which press for 16 mm²?\nWe run two shifts.',
  language: 'de',
  siteSlug: '',
  timeZone: 'Europe/Vienna',
}

test('accepts a filled in form', () => {
  expect(contactRequestInput.parse(input)).toEqual(input)
})

describe('refuses', () => {
  test.each([
    ['a line break in a name', { firstName: 'Marta\r\nBcc: all@example.com' }],
    ['a line separator in a name', { lastName: 'Holzer\u2028Bcc: x' }],
    ['an empty name', { firstName: '   ' }],
    ['a list of addresses', { email: 'a@example.com,b@example.com' }],
    ['a quoted address', { email: '"a@evil.example"@example.com' }],
    ['an address with a display name', { email: 'Marta <marta@example.com>' }],
    ['an address with a line break', { email: 'a@example.com\r\nBcc: b@example.com' }],
    ['an escape sign in the message', { message: 'a\u001b[2J' }],
    ['a message beyond the limit', { message: 'x'.repeat(5001) }],
    ['a country in words', { country: 'Austria' }],
    ['an unknown time zone', { timeZone: 'Mars/Olympus' }],
    ['an unknown language', { language: 'xx' }],
    ['a short idempotency key', { idempotencyKey: 'a' }],
    ['a field nobody asked for', { status: 'answered' }],
  ])('%s', (_, wrong) => {
    expect(contactRequestInput.safeParse({ ...input, ...wrong }).success).toBe(false)
  })
})

/** Every UTF-16 unit, lone surrogates and control signs included; cheaper to make than fast-check's own `binary`. */
const anySign = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code))

test('an accepted name or address never holds a line break', () => {
  fc.assert(
    fc.property(fc.string({ unit: anySign }), (text) => {
      const parsed = contactRequestInput.safeParse({ ...input, firstName: text, email: `${text}@example.com` })
      return !parsed.success || !/[\r\n]/.test(parsed.data.firstName + parsed.data.email)
    }),
  )
})

test('a reply is due 24 hours after the request [S9-078]', () => {
  const request = receiveContactRequest(contactRequestInput.parse(input), 'r1', new Date('2026-11-15T08:52:00Z'))
  expect(request).toMatchObject({ id: 'r1', replyDueAt: new Date('2026-11-16T08:52:00Z') })
  expect(request).not.toHaveProperty('idempotencyKey')
})
