import { z } from 'zod'
import { mailTimings, notificationEvents } from './notification-rules.ts'

/** The mails that a person chooses for an event. */
export const mailChoice = z.object({ event: z.enum(notificationEvents), mail: z.enum(mailTimings) })

export type MailChoice = z.infer<typeof mailChoice>
