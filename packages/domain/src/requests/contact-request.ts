import { z } from 'zod'
import { languages } from '../locales/language.ts'
import { emailAddress, freeText, idempotencyKey, oneLine, timeZone } from './form-fields.ts'

/** What the contact form sends; the browser and the data service check it with the same rules. */
export const contactRequestInput = z.strictObject({
  idempotencyKey,
  firstName: oneLine(100),
  lastName: oneLine(100),
  email: emailAddress,
  company: oneLine(200),
  /** Two letters, upper case. */
  country: z.string().regex(/^[A-Z]{2}$/),
  message: freeText(5000),
  language: z.enum(languages),
  /** Empty for the main site. */
  siteSlug: z.string().regex(/^[a-z0-9-]{0,60}$/),
  /** The reader's own zone, so that the promised time reads right where they are. */
  timeZone: timeZone.default('UTC'),
})

export type ContactRequestInput = z.infer<typeof contactRequestInput>

export type ContactRequest = Omit<ContactRequestInput, 'idempotencyKey'> & {
  id: string
  receivedAt: Date
  replyDueAt: Date
}

const replyPromiseHours = 24

/** Accepts a contact request; from here on a reply is due within 24 hours. */
export function receiveContactRequest(input: ContactRequestInput, id: string, now: Date): ContactRequest {
  const { idempotencyKey: _, ...request } = input
  return { ...request, id, receivedAt: now, replyDueAt: new Date(now.getTime() + replyPromiseHours * 3_600_000) }
}
