import { expect, test } from 'vitest'
import { createPhoneLinks } from './phone-links.ts'

const now = () => new Date('2026-11-15T10:00:00Z')
const links = createPhoneLinks({ key: 'for-tests', now })

test('a link leads back to itself and ends after a quarter of an hour', () => {
  const { id, endsAt, phone, form } = links.open()
  expect(endsAt).toEqual(new Date('2026-11-15T10:15:00Z'))
  expect(links.read(phone, 'phone')).toEqual({ id, endsAt })
  expect(links.read(form, 'form')).toEqual({ id, endsAt })
})

test('what the phone holds does not open what the form holds, nor the other way round', () => {
  const { phone, form } = links.open()
  expect(links.read(phone, 'form')).toBeUndefined()
  expect(links.read(form, 'phone')).toBeUndefined()
})

test('no sign of a link can be changed, and no other key made it', () => {
  const { phone } = links.open()
  for (let place = 0; place < phone.length; place++) {
    const other = phone[place] === 'A' ? 'B' : 'A'
    expect(links.read(`${phone.slice(0, place)}${other}${phone.slice(place + 1)}`, 'phone')).toBeUndefined()
  }
  expect(createPhoneLinks({ key: 'another', now }).read(phone, 'phone')).toBeUndefined()
  for (const broken of ['', 'x', `${phone}A`, phone.slice(1)]) expect(links.read(broken, 'phone')).toBeUndefined()
})
