import { describe, expect, test } from 'vitest'
import { readForm } from './read-form.ts'
import { serviceForm } from './service-form.ts'

const answers = {
  firstName: 'Marta',
  lastName: 'Holzer',
  email: 'marta.holzer@example.com',
  company: 'Holzer Kabel',
  address: 'Hafenstraße 2',
  zipCode: '4020',
  city: 'Linz',
  country: 'AT',
  requestedService: 'repair-on-site',
  machineName: 'Axion 56 S',
  serialNumber: '56-1184-207',
  subject: 'Length drifts after 20 minutes',
  description: 'Wires come out 0.8 mm too long once the machine is warm.',
  contactLocation: 'linz',
}
const problemsOf = (changed: Record<string, string>) => {
  const read = readForm(serviceForm, { ...answers, ...changed })
  return read.ok ? [] : read.problems.map(({ field, message }) => `${field}: ${message}`)
}

test('telephone, reason, warranty, contract, case and return address are optional', () => {
  expect(readForm(serviceForm, answers)).toMatchObject({
    ok: true,
    value: { telephone: '', reason: '', warranty: 'unknown', serviceContract: 'unknown', existingCase: '' },
  })
})

test('reports all required fields in the order of the form', () => {
  const read = readForm(serviceForm, {})
  expect(read.ok ? [] : read.problems.map(({ field }) => field)).toEqual([
    'firstName',
    'lastName',
    'email',
    'company',
    'address',
    'city',
    'country',
    'requestedService',
    'machineName',
    'serialNumber',
    'subject',
    'description',
    'contactLocation',
  ])
})

describe('depending on other fields the form requires', () => {
  test.each([
    ['a zip code in its country', { zipCode: '40' }, ['zipCode: zip-code']],
    ['no zip code where there are none', { country: 'HK', zipCode: '', state: 'Kowloon' }, []],
    ['a state where there are states', { country: 'US', zipCode: '60601' }, ['state: value']],
    ['a case ID for an existing case', { existingCase: 'yes' }, ['caseId: case-id']],
    ['nothing more with a case ID', { existingCase: 'yes', caseId: '26-40741' }, []],
    [
      'a complete return address, if it is separate',
      { separateReturnAddress: 'yes', returnCountry: 'US' },
      ['returnAddress: value', 'returnZipCode: zip-code', 'returnCity: value', 'returnState: value'],
    ],
    ['no return address otherwise', { returnCountry: 'US', returnZipCode: '1' }, []],
  ])('%s', (_, changed, problems) => {
    expect(problemsOf(changed)).toEqual(problems)
  })
})

test.each([
  [{ telephone: '+43 732 55540' }, []],
  [{ telephone: 'call me' }, ['telephone: telephone']],
  [{ serialNumber: 'none' }, ['serialNumber: serial-number']],
  [{ requestedService: 'magic' }, ['requestedService: service']],
  [{ contactLocation: '../linz' }, ['contactLocation: contact-location']],
  [{ email: 'm.holzer@brenner' }, ['email: e-mail']],
])('%j: %j', (changed, problems) => {
  expect(problemsOf(changed)).toEqual(problems)
})
