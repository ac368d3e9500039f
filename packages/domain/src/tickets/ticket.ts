import { z } from 'zod'
import { uploadIds } from '../files/upload-ids.ts'
import { freeText, idempotencyKey, oneLine } from '../requests/form-fields.ts'
import { closureReasons, ticketConcerns, ticketTypes } from './ticket-values.ts'

/** The id of a machine in the inventory, or `not-listed` for one that can be described instead. */
const affectedMachine = z.union([z.uuid(), z.literal('not-listed')])

const optionalLine = (maxLength: number) => oneLine(maxLength).or(z.literal(''))

/** The input for a new ticket. The organisation is not part of it: it follows from the location. */
export const ticketInput = z.strictObject({
  idempotencyKey,
  locationId: z.uuid(),
  type: z.enum(ticketTypes),
  affectedMachine,
  machineName: optionalLine(120),
  serialNumber: optionalLine(60),
  concern: z.enum(ticketConcerns),
  subject: oneLine(200),
  description: freeText(10_000),
  attachments: uploadIds,
})
export type TicketInput = z.infer<typeof ticketInput>

export const commentInput = z.strictObject({
  idempotencyKey,
  ticketId: z.uuid(),
  text: freeText(10_000),
  attachments: uploadIds,
  /** Whether an agent's answer solves the ticket as well. */
  solves: z.boolean().nullish(),
})
export type CommentInput = z.infer<typeof commentInput>

export const closeInput = z.strictObject({
  ticketId: z.uuid(),
  reason: z.enum(closureReasons),
  comment: freeText(10_000).or(z.literal('')),
})
export type CloseInput = z.infer<typeof closeInput>

/** Whether a colleague is kept informed of a ticket. */
export const followerInput = z.strictObject({ ticketId: z.uuid(), personId: z.uuid(), isFollower: z.boolean() })
export type FollowerInput = z.infer<typeof followerInput>

/** The fields of the form, in order. */
export const ticketFields = [
  'locationId',
  'affectedMachine',
  'machineName',
  'serialNumber',
  'type',
  'concern',
  'subject',
  'description',
] as const
export type TicketField = (typeof ticketFields)[number]

/** The invalid fields, in the order of the form. */
export function findTicketProblems(answers: Readonly<Record<TicketField, string>>): TicketField[] {
  const { shape } = ticketInput
  return ticketFields.filter((field) => !shape[field].safeParse(answers[field]).success)
}
