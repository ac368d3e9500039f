import { escapeText, writeContentLines } from '../content-lines/content-lines.ts'
import type { Location } from './location.ts'

type CardLocation = Pick<
  Location,
  'id' | 'name' | 'street' | 'postalCode' | 'city' | 'phone' | 'email' | 'position' | 'timeZone'
>

/** Writes a location as vCard 4.0 (RFC 6350), for the address book of a phone or mail program. */
export function toVCard(location: CardLocation, countryName: string): string {
  const { id, name, street, postalCode, city, phone, email, position, timeZone } = location
  const address = ['', '', street, city, '', postalCode, countryName].map(escapeText).join(';')
  return writeContentLines([
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:org',
    `UID:${escapeText(id)}`,
    `FN:${escapeText(name)}`,
    `ORG:${escapeText(name)}`,
    `ADR;TYPE=work:${address}`,
    ...(phone === '' ? [] : [`TEL;TYPE=work;VALUE=uri:tel:${phone.replaceAll(/[^+\d]/g, '')}`]),
    ...(email === '' ? [] : [`EMAIL;TYPE=work:${escapeText(email)}`]),
    ...(position ? [`GEO:geo:${position.latitude},${position.longitude}`] : []),
    ...(timeZone === '' ? [] : [`TZ:${escapeText(timeZone)}`]),
    'END:VCARD',
  ])
}
