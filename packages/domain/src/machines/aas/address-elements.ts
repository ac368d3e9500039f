import type { Location } from '../../locations/location.ts'
import { meaning, toCollection, toProperty, toUntranslated } from './elements.ts'
import type { SubmodelElement } from './metamodel.ts'

/** ECLASS: the office number, not that of a person. */
const office = '0173-1#07-AAS754#001'

const phonePrefix = 'https://admin-shell.io/zvei/nameplate/1/0/ContactInformations/ContactInformation/Phone'

/** A company with address, telephone and e-mail, as IDTA 02002-1-0-1 (ContactInformation) names them. */
export function toAddressElements(location: Location): SubmodelElement[] {
  const { name, street, postalCode, city, countryCode, phone, email } = location
  const texts = [
    [meaning('Company', '0173-1#02-AAW001#001'), name],
    [meaning('Street', '0173-1#02-AAO128#002'), street],
    [meaning('Zipcode', '0173-1#02-AAO129#002'), postalCode],
    [meaning('CityTown', '0173-1#02-AAO132#002'), city],
    [meaning('NationalCode', '0173-1#02-AAO134#002'), countryCode],
  ] as const
  return [
    ...texts.filter(([, text]) => text !== '').map(([of, text]) => toUntranslated(of, text)),
    ...(phone === '' ? [] : [toPhone(phone)]),
    ...(email === '' ? [] : [toEmail(email)]),
  ]
}

function toPhone(phone: string): SubmodelElement {
  return toCollection(meaning('Phone', phonePrefix), [
    toUntranslated(meaning('TelephoneNumber', '0173-1#02-AAO136#002'), phone),
    toProperty(meaning('TypeOfTelephone', '0173-1#02-AAO137#003'), office),
  ])
}

function toEmail(email: string): SubmodelElement {
  return toCollection(meaning('Email', '0173-1#02-AAQ836#005'), [
    toProperty(meaning('EmailAddress', '0173-1#02-AAO198#002'), email),
    toProperty(meaning('TypeOfEmailAddress', '0173-1#02-AAO199#003'), office),
  ])
}
