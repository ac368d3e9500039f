import { z } from 'zod'
import { countryAnswer, freeText, oneLine } from './form-fields.ts'
import type { RequestForm } from './read-form.ts'

/** Feedback to the editors of the stories. It has no email address, so there is no reply. */
const answers = z.object({
  firstName: oneLine(100),
  lastName: oneLine(100),
  company: oneLine(200),
  country: countryAnswer,
  message: freeText(5000),
})

export type FeedbackField = keyof z.infer<typeof answers>

export const feedbackForm = {
  answers,
  messages: {
    firstName: 'first-name',
    lastName: 'last-name',
    company: 'company',
    country: 'country',
    message: 'message',
  },
} as const satisfies RequestForm<z.infer<typeof answers>, FeedbackField>
