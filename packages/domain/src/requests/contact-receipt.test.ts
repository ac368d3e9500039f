import { expect, test } from 'vitest'
import { toContactReceipt, toRequestNumber } from './contact-receipt.ts'
import type { ContactRequest } from './contact-request.ts'

const request: ContactRequest = {
  id: '0193a1b2-0000-7000-8000-0000ab12cd34',
  firstName: 'Marta',
  lastName: 'Holzer',
  email: 'marta.holzer@example.com',
  company: 'Holzer Kabel',
  country: 'AT',
  message: 'Which press for 16 mm²?',
  language: 'en',
  siteSlug: '',
  timeZone: 'America/New_York',
  receivedAt: new Date('2026-11-15T16:52:00Z'),
  replyDueAt: new Date('2026-11-16T16:52:00Z'),
}

test("names the due time in the reader's zone", () => {
  expect(toContactReceipt(request).text).toContain('Monday, November 16')
  expect(toContactReceipt(request).text).toContain('11:52')
})

test('is written in the language of the form', () => {
  const receipt = toContactReceipt({ ...request, language: 'de', timeZone: 'Europe/Zurich' })
  expect(receipt.subject).toBe('Ihre Anfrage AB12CD34 ist bei uns')
  expect(receipt.text).toContain('Montag, 16. November')
  expect(receipt.text).toContain('17:52')
})

test('is written in English where the language has no wording yet', () => {
  expect(toContactReceipt({ ...request, language: 'sk' }).text).toContain('Monday')
})

test('a request number has eight signs', () => {
  expect(toRequestNumber(request.id)).toBe('AB12CD34')
})
