import { z } from 'zod'
import { serialNumberPattern } from '../machines/machine.ts'
import { countryAnswer, emailAddress, freeText, oneLine } from './form-fields.ts'
import type { RequestForm } from './read-form.ts'

/** The instructions of a machine on paper, sent to an address. */
const answers = z.object({
  firstName: oneLine(100),
  lastName: oneLine(100),
  email: emailAddress,
  address: freeText(500),
  country: countryAnswer,
  serialNumber: z.string().trim().regex(serialNumberPattern),
})

export type PaperField = keyof z.infer<typeof answers>

export const paperForm = {
  answers,
  messages: {
    firstName: 'first-name',
    lastName: 'last-name',
    email: 'email',
    address: 'value',
    country: 'country',
    serialNumber: 'serial-number',
  },
} as const satisfies RequestForm<z.infer<typeof answers>, PaperField>
