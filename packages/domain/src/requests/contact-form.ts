import { z } from 'zod'
import { countryAnswer, emailAddress, freeText, oneLine } from './form-fields.ts'
import type { RequestForm } from './read-form.ts'

/** "Talk to an Expert". */
const answers = z.object({
  firstName: oneLine(100),
  lastName: oneLine(100),
  email: emailAddress,
  company: oneLine(200),
  country: countryAnswer,
  message: freeText(5000),
})

export type ContactField = keyof z.infer<typeof answers>

export const contactForm = {
  answers,
  messages: {
    firstName: 'first-name',
    lastName: 'last-name',
    email: 'email',
    company: 'company',
    country: 'country',
    message: 'message',
  },
} as const satisfies RequestForm<z.infer<typeof answers>, ContactField>
