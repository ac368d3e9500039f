import { expect, test } from 'vitest'
import { createPhoneLinks } from './phone-links.ts'

const now = () => new Date('2026-11-15T10:00:00Z')
const links = createPhoneLinks({ keys: ['for-tests'], now })

test('decodes both tokens of a link, which expires after 15 minutes', () => {
  const { id, endsAt, phone, form } = links.open()
  expect(endsAt).toEqual(new Date('2026-11-15T10:15:00Z'))
  expect(links.read(phone, 'phone')).toEqual({ id, endsAt })
  expect(links.read(form, 'form')).toEqual({ id, endsAt })
})

test('rejects the token of the phone for the form and the reverse', () => {
  const { phone, form } = links.open()
  expect(links.read(phone, 'form')).toBeUndefined()
  expect(links.read(form, 'phone')).toBeUndefined()
})

test('rejects a token with any character changed or signed with another key', () => {
  const { phone } = links.open()
  for (let index = 0; index < phone.length; index++) {
    const other = phone[index] === 'A' ? 'B' : 'A'
    expect(links.read(`${phone.slice(0, index)}${other}${phone.slice(index + 1)}`, 'phone')).toBeUndefined()
  }
  expect(createPhoneLinks({ keys: ['another'], now }).read(phone, 'phone')).toBeUndefined()
  for (const broken of ['', 'x', `${phone}A`, phone.slice(1)]) expect(links.read(broken, 'phone')).toBeUndefined()
})
