import { expect, test } from 'vitest'
import { countryCodes } from '../countries/country-codes.ts'
import { receiveRequest, submissionFacts, toRequestNumber } from './request.ts'
import { timeZoneOf } from './time-zone-of.ts'

const facts = { idempotencyKey: '0123456789abcdef', language: 'de', siteSlug: '', timeZone: 'Europe/Vienna', about: '' }

test.each([
  ['an unknown time zone', { timeZone: 'Mars/Olympus' }],
  ['an unknown language', { language: 'xx' }],
  ['a short idempotency key', { idempotencyKey: 'a' }],
  ['a line break in the subject', { about: 'a\r\nBcc: b@example.com' }],
  ['an unknown field', { status: 'answered' }],
])('rejects %s', (_, wrong) => {
  expect(submissionFacts.safeParse({ ...facts, ...wrong }).success).toBe(false)
})

test('a reply is due 24 hours after the request [S9-078]', () => {
  const sent = { kind: 'contact', answers: { message: 'x' }, facts: submissionFacts.parse(facts) } as const
  const request = receiveRequest(sent, 'r1', new Date('2026-11-15T08:52:00Z'))
  expect(request).toMatchObject({ id: 'r1', replyDueAt: new Date('2026-11-16T08:52:00Z') })
  expect(request).not.toHaveProperty('idempotencyKey')
})

test('a request number has eight characters', () => {
  expect(toRequestNumber('0193a1b2-0000-7000-8000-0000ab12cd34')).toBe('AB12CD34')
})

test.each([
  ['AT', 'Europe/Vienna'],
  ['JP', 'Asia/Tokyo'],
  ['US', 'UTC'],
  ['nowhere', 'UTC'],
])('the zone of %s is %s', (country, zone) => {
  expect(timeZoneOf(country)).toBe(zone)
})

test('every country is listed once and has a name', () => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  expect(new Set(countryCodes).size).toBe(249)
  expect(countryCodes.filter((code) => !names.of(code))).toEqual([])
})
