import { z } from 'zod'
import { hasState, isZipCode } from '../countries/address-format.ts'
import { countryAnswer, emailAddress, freeText, oneLine, optionalLine, tick } from './form-fields.ts'
import type { RequestForm } from './read-form.ts'

export const requestedServices = [
  'repair-on-site',
  'repair-at-factory',
  'inspection',
  'calibration',
  'spare-parts',
  'training',
] as const

export const serviceReasons = ['machine-stopped', 'quality', 'planned', 'question'] as const

export const yesNoUnknown = ['yes', 'no', 'unknown'] as const

const certainty = z.enum(yesNoUnknown).default('unknown')

/** State and zip code depend on the country, so their own rules allow empty values; `findDependentErrors` checks them. */
const answers = z.object({
  firstName: oneLine(100),
  lastName: oneLine(100),
  email: emailAddress,
  telephone: z
    .string()
    .trim()
    .max(40)
    .regex(/^(?:\+?[\d ()./-]{5,})?$/)
    .default(''),
  company: oneLine(200),
  address: oneLine(200),
  zipCode: optionalLine(20),
  city: oneLine(100),
  state: optionalLine(100),
  country: countryAnswer,
  separateReturnAddress: tick,
  returnAddress: optionalLine(200),
  returnZipCode: optionalLine(20),
  returnCity: optionalLine(100),
  returnState: optionalLine(100),
  returnCountry: z.literal('').or(countryAnswer).default(''),
  requestedService: z.enum(requestedServices),
  reason: z.literal('').or(z.enum(serviceReasons)).default(''),
  existingCase: tick,
  caseId: optionalLine(60),
  machineName: oneLine(120),
  serialNumber: oneLine(60).regex(/\d/),
  warranty: certainty,
  serviceContract: certainty,
  subject: oneLine(150),
  description: freeText(5000),
  contactLocation: z.string().regex(/^[a-z0-9-]{1,60}$/),
})

export type ServiceField = keyof z.infer<typeof answers>

export const serviceForm = {
  answers,
  messages: {
    firstName: 'first-name',
    lastName: 'last-name',
    email: 'e-mail',
    telephone: 'telephone',
    company: 'company',
    address: 'value',
    zipCode: 'zip-code',
    city: 'value',
    state: 'value',
    country: 'country',
    separateReturnAddress: 'value',
    returnAddress: 'value',
    returnZipCode: 'zip-code',
    returnCity: 'value',
    returnState: 'value',
    returnCountry: 'country',
    requestedService: 'service',
    reason: 'select',
    existingCase: 'value',
    caseId: 'case-id',
    machineName: 'value',
    serialNumber: 'serial-number',
    warranty: 'select',
    serviceContract: 'select',
    subject: 'value',
    description: 'message',
    contactLocation: 'contact-location',
  },
  findDependentErrors: (given) => {
    const valueOf = (field: ServiceField) => given[field]?.trim() ?? ''
    const wrong: [ServiceField, boolean][] = [
      ['zipCode', !isZipCode(valueOf('zipCode'), valueOf('country'))],
      ['state', hasState(valueOf('country')) && valueOf('state') === ''],
      ['caseId', valueOf('existingCase') !== '' && valueOf('caseId') === ''],
    ]
    if (valueOf('separateReturnAddress') !== '')
      wrong.push(
        ['returnAddress', valueOf('returnAddress') === ''],
        ['returnCity', valueOf('returnCity') === ''],
        ['returnCountry', valueOf('returnCountry') === ''],
        ['returnZipCode', !isZipCode(valueOf('returnZipCode'), valueOf('returnCountry'))],
        ['returnState', hasState(valueOf('returnCountry')) && valueOf('returnState') === ''],
      )
    return wrong.flatMap(([field, isWrong]) => (isWrong ? [field] : []))
  },
} as const satisfies RequestForm<z.infer<typeof answers>, ServiceField>
