import type { TicketField } from '@ferrule/domain/tickets/ticket'

/** A field with an invalid value, or `files` while uploads are in progress. */
export type Problem = TicketField | 'files'

export type Message = { field: Problem; text: string }
