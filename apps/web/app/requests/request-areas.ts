import { ticketAreas } from '../tickets/ticket-areas.ts'

/** Text areas of tickets and of the public forms. */
export const requestAreas = [...ticketAreas, 'contact', 'request', 'story'] as const
