import { type FormMessage, readForm, type RequestForm } from '@ferrule/domain/requests/read-form'
import { type RequestKind, requestForms } from '@ferrule/domain/requests/request'
import { loadTexts } from '@ferrule/texts/load-texts'
import { describe, expect, test } from 'vitest'
import { toProblemLabel } from './use-problem-labels.ts'

/** Every message of the forms, in English and German. */
const messages = {
  value: ['Please enter a valid value', 'Bitte geben Sie einen gültigen Wert ein'],
  checkbox: ['Please select the checkbox to continue', 'Bitte aktivieren Sie das Kontrollkästchen, um fortzufahren'],
  select: ['Please select an item', 'Bitte wählen Sie einen Eintrag'],
  email: ['Please enter a valid email address', 'Bitte geben Sie eine gültige E-Mail-Adresse ein'],
  'e-mail': ['Please enter a valid E-Mail', 'Bitte geben Sie eine gültige E-Mail ein'],
  'first-name': ['Please enter your first name', 'Bitte geben Sie Ihren Vornamen ein'],
  'last-name': ['Please enter your last name', 'Bitte geben Sie Ihren Nachnamen ein'],
  company: ['Please enter the company you work for', 'Bitte geben Sie das Unternehmen ein, für das Sie arbeiten'],
  'your-country': ["Please enter the country you're in", 'Bitte geben Sie das Land ein, in dem Sie sind'],
  product: ['Please specify the product your request regards', 'Bitte nennen Sie das Produkt, um das es geht'],
  message: ['Please add some more details', 'Bitte ergänzen Sie einige Einzelheiten'],
  'zip-code': ['Please enter a valid zip code', 'Bitte geben Sie eine gültige Postleitzahl ein'],
  country: ['Please select a country', 'Bitte wählen Sie ein Land'],
  service: ['Please select a service', 'Bitte wählen Sie einen Service'],
  'case-id': ['Please enter a case ID', 'Bitte geben Sie eine Fall-ID ein'],
  'serial-number': ['Please enter a valid serial number', 'Bitte geben Sie eine gültige Seriennummer ein'],
  'contact-location': ['Please select a contact location', 'Bitte wählen Sie einen Kontaktstandort'],
  telephone: ['Please enter a valid telephone number', 'Bitte geben Sie eine gültige Telefonnummer ein'],
} as const satisfies Record<FormMessage, readonly [english: string, german: string]>

/** A form, the field with the wrong answer, the answers, the expected message, and the id of the tested statement. */
const rules: readonly [kind: RequestKind, field: string, answers: Record<string, string>, FormMessage, string][] = [
  ['licence', 'email', { email: 'm.holzer' }, 'email', 'S5-004'],
  ['licence', 'firstName', { firstName: '' }, 'first-name', 'S5-005'],
  ['licence', 'lastName', { lastName: ' ' }, 'last-name', 'S5-006'],
  ['licence', 'company', { company: '' }, 'company', 'S5-007'],
  ['licence', 'country', { country: '' }, 'your-country', 'S5-008'],
  ['licence', 'product', { product: '' }, 'product', 'S5-009'],
  ['licence', 'serialNumber', { serialNumber: '' }, 'serial-number', 'S5-010'],
  ['licence', 'message', { message: '' }, 'message', 'S5-011'],
  ['service', 'firstName', { firstName: '' }, 'first-name', 'S5-013'],
  ['service', 'lastName', { lastName: '' }, 'last-name', 'S5-014'],
  ['service', 'email', { email: 'm.holzer@brenner' }, 'e-mail', 'S5-015'],
  ['service', 'company', { company: '' }, 'company', 'S5-016'],
  ['service', 'address', { address: '' }, 'value', 'S5-017'],
  ['service', 'city', { city: '' }, 'value', 'S5-018'],
  ['service', 'state', { country: 'US', state: '' }, 'value', 'S5-019'],
  ['service', 'zipCode', { country: 'AT', zipCode: '' }, 'zip-code', 'S5-020'],
  ['service', 'country', { country: '' }, 'country', 'S5-021'],
  ['service', 'requestedService', { requestedService: '' }, 'service', 'S5-022'],
  ['service', 'subject', { subject: '' }, 'value', 'S5-023'],
  ['service', 'description', { description: '' }, 'message', 'S5-024'],
  ['service', 'caseId', { existingCase: 'yes', caseId: '' }, 'case-id', 'S5-025'],
  ['service', 'machineName', { machineName: '' }, 'value', 'S5-026'],
  ['service', 'serialNumber', { serialNumber: 'none' }, 'serial-number', 'S5-027'],
  ['service', 'contactLocation', { contactLocation: '' }, 'contact-location', 'S5-028'],
  ['service', 'returnCity', { separateReturnAddress: 'yes', returnCity: '' }, 'value', 'S5-001'],
  ['service', 'telephone', { telephone: 'call me' }, 'telephone', 'format'],
  ['service', 'reason', { reason: 'because' }, 'select', 'S5-003'],
  ['whitepaper', 'privacy', { privacy: '' }, 'checkbox', 'S5-002'],
  ['contact', 'country', { country: 'Austria' }, 'country', 'list'],
  ['feedback', 'message', { message: '' }, 'message', 'needed'],
]

describe.each([
  ['en', 0],
  ['de', 1],
] as const)('in %s', (language, column) => {
  test.each(rules)('%s: %s, answered %j, says what is wrong: %s [%s]', async (kind, field, answers, message) => {
    const form: RequestForm<unknown> = requestForms[kind]
    const read = readForm(form, answers)
    const problem = read.ok ? undefined : read.problems.find((one) => one.field === field)
    expect(problem && toProblemLabel(problem, await loadTexts(language))).toBe(messages[message][column])
  })

  test('the message about a too long answer names the maximum length', async () => {
    const texts = await loadTexts(language)
    expect(toProblemLabel({ field: 'subject', message: 'value', max: 150 }, texts)).toContain('150')
  })
})

test.each([
  ['telephone', 'S5-029'],
  ['reason', 'S5-030'],
])('%s of a service request is optional [%s]', (field) => {
  const read = readForm(requestForms.service, { [field]: '' })
  expect(read.ok ? [] : read.problems.map((problem) => problem.field)).not.toContain(field)
})
