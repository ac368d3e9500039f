/** The values of a ticket, without the parser of its input, so that a screen that only shows tickets stays small. */
export const ticketTypes = ['repair', 'spare-part', 'question', 'inspection', 'calibration', 'software'] as const
export const ticketConcerns = ['machine-stopped', 'quality', 'planned', 'process'] as const
export const ticketStatuses = ['new', 'assigned', 'in-progress', 'waiting-for-you', 'solved', 'closed'] as const
export const closureReasons = ['solved-by-provider', 'solved-without-provider', 'no-longer-relevant'] as const

export type TicketType = (typeof ticketTypes)[number]
export type TicketConcern = (typeof ticketConcerns)[number]
export type TicketStatus = (typeof ticketStatuses)[number]
export type ClosureReason = (typeof closureReasons)[number]
