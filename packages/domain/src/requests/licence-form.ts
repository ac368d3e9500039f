import { z } from 'zod'
import { countryAnswer, emailAddress, freeText, oneLine } from './form-fields.ts'
import type { RequestForm } from './read-form.ts'

/** A licence for software, new or for another machine. */
const answers = z.object({
  email: emailAddress,
  firstName: oneLine(100),
  lastName: oneLine(100),
  company: oneLine(200),
  country: countryAnswer,
  product: oneLine(200),
  serialNumber: oneLine(60),
  message: freeText(5000),
})

export type LicenceField = keyof z.infer<typeof answers>

export const licenceForm = {
  answers,
  messages: {
    email: 'email',
    firstName: 'first-name',
    lastName: 'last-name',
    company: 'company',
    country: 'your-country',
    product: 'product',
    serialNumber: 'serial-number',
    message: 'message',
  },
} as const satisfies RequestForm<z.infer<typeof answers>, LicenceField>
