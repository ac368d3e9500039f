import { z } from 'zod'
import { countryAnswer, emailAddress, oneLine } from './form-fields.ts'
import type { RequestForm } from './read-form.ts'

/** A request for a whitepaper, which is sent by mail. */
const answers = z.object({
  firstName: oneLine(100),
  lastName: oneLine(100),
  email: emailAddress,
  company: oneLine(200),
  country: countryAnswer,
  privacy: z.literal('yes'),
})

export type WhitepaperField = keyof z.infer<typeof answers>

export const whitepaperForm = {
  answers,
  messages: {
    firstName: 'first-name',
    lastName: 'last-name',
    email: 'email',
    company: 'company',
    country: 'country',
    privacy: 'checkbox',
  },
} as const satisfies RequestForm<z.infer<typeof answers>, WhitepaperField>
