import { z } from 'zod'
import { freeText, idempotencyKey, oneLine } from '../requests/form-fields.ts'

export const ticketTypes = ['repair', 'spare-part', 'question', 'inspection', 'calibration', 'software'] as const
export const ticketConcerns = ['machine-stopped', 'quality', 'planned', 'process'] as const
export const ticketStatuses = ['new', 'assigned', 'in-progress', 'waiting-for-you', 'solved', 'closed'] as const
export const closureReasons = ['solved-by-provider', 'solved-without-provider', 'no-longer-relevant'] as const

export type TicketType = (typeof ticketTypes)[number]
export type TicketConcern = (typeof ticketConcerns)[number]
export type TicketStatus = (typeof ticketStatuses)[number]
export type ClosureReason = (typeof closureReasons)[number]

/** Uploads that were received before; at most ten of them go with a message. */
const attachments = z.array(z.string().regex(/^[A-Za-z0-9_-]{43}$/)).max(10)

/** The machine is one of the inventory, or one that is not in the list and may be described instead. */
const machineConcerned = z.union([z.uuid(), z.literal('not-listed')])

const optionalLine = (maxLength: number) => oneLine(maxLength).or(z.literal(''))

/** What a person sends to open a ticket. Nobody sends an organisation: it is the one of the location. */
export const ticketInput = z.strictObject({
  idempotencyKey,
  locationId: z.uuid(),
  type: z.enum(ticketTypes),
  machineConcerned,
  machineName: optionalLine(120),
  serialNumber: optionalLine(60),
  concern: z.enum(ticketConcerns),
  subject: oneLine(200),
  description: freeText(10_000),
  attachments,
})
export type TicketInput = z.infer<typeof ticketInput>

export const commentInput = z.strictObject({
  idempotencyKey,
  ticketId: z.uuid(),
  text: freeText(10_000),
  attachments,
})
export type CommentInput = z.infer<typeof commentInput>

export const closeInput = z.strictObject({
  ticketId: z.uuid(),
  reason: z.enum(closureReasons),
  comment: freeText(10_000).or(z.literal('')),
})
export type CloseInput = z.infer<typeof closeInput>

/** What a person fills in, in the order of the form. */
export const ticketFields = [
  'locationId',
  'machineConcerned',
  'machineName',
  'serialNumber',
  'type',
  'concern',
  'subject',
  'description',
] as const
export type TicketField = (typeof ticketFields)[number]

/** The answers that will not do, in the order of the form. */
export function findTicketProblems(answers: Readonly<Record<TicketField, string>>): TicketField[] {
  const { shape } = ticketInput
  return ticketFields.filter((field) => !shape[field].safeParse(answers[field]).success)
}
