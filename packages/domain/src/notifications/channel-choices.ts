import { z } from 'zod'
import { mailTimings, notificationEvents } from './notification-rules.ts'

const event = z.enum(notificationEvents)

/** The mails that a person chooses for an event. */
export const mailChoice = z.object({ event, mail: z.enum(mailTimings) })

export type MailChoice = z.infer<typeof mailChoice>

/** Whether the devices of a person are notified of an event. */
export const pushChoice = z.object({ event, push: z.boolean() })

export type PushChoice = z.infer<typeof pushChoice>
