import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toVCard } from './to-vcard.ts'

const linz = {
  id: 'linz',
  name: 'Norlitz Austria GmbH',
  countryCode: 'AT',
  street: 'Industriezeile 47, Tor 3',
  postalCode: '4020',
  city: 'Linz',
  phone: '+43 732 555 40',
  email: 'linz@norlitz.example',
  position: { latitude: 48.31, longitude: 14.32 },
  timeZone: 'Europe/Vienna',
}

test('writes name, address, phone, e-mail, position and time zone of a location', () => {
  expect(toVCard(linz, 'Austria').split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:org',
    'UID:linz',
    'FN:Norlitz Austria GmbH',
    'ORG:Norlitz Austria GmbH',
    'ADR;TYPE=work:;;Industriezeile 47\\, Tor 3;Linz;;4020;Austria',
    'TEL;TYPE=work;VALUE=uri:tel:+4373255540',
    'EMAIL;TYPE=work:linz@norlitz.example',
    'GEO:geo:48.31,14.32',
    'TZ:Europe/Vienna',
    'END:VCARD',
    '',
  ])
})

test('leaves out what a location does not have', () => {
  const card = toVCard({ ...linz, phone: '', email: '', position: null, timeZone: '' }, 'Austria')
  expect(card).not.toMatch(/TEL|EMAIL|GEO|TZ/)
})

test('no name ends the card early, and no line is longer than 75 octets', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (name) => {
      const lines = toVCard({ ...linz, name, street: name }, name).split('\r\n')
      expect(lines.filter((line) => line === 'END:VCARD')).toHaveLength(1)
      expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
    }),
  )
})
