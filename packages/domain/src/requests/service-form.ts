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

export const certainties = ['yes', 'no', 'unknown'] as const

const certainty = z.enum(certainties).default('unknown')

/** State and zip code are asked for by country, so their own rule lets them be empty. */
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
  alsoWrong: (given) => {
    const to = (field: ServiceField) => given[field]?.trim() ?? ''
    const wrong: [ServiceField, boolean][] = [
      ['zipCode', !isZipCode(to('zipCode'), to('country'))],
      ['state', hasState(to('country')) && to('state') === ''],
      ['caseId', to('existingCase') !== '' && to('caseId') === ''],
    ]
    if (to('separateReturnAddress') !== '')
      wrong.push(
        ['returnAddress', to('returnAddress') === ''],
        ['returnCity', to('returnCity') === ''],
        ['returnCountry', to('returnCountry') === ''],
        ['returnZipCode', !isZipCode(to('returnZipCode'), to('returnCountry'))],
        ['returnState', hasState(to('returnCountry')) && to('returnState') === ''],
      )
    return wrong.flatMap(([field, isWrong]) => (isWrong ? [field] : []))
  },
} as const satisfies RequestForm<z.infer<typeof answers>, ServiceField>
