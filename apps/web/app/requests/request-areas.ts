import { ticketAreas } from '../tickets/ticket-areas.ts'

/** What customers read about their tickets, and the questions of the public forms. */
export const requestAreas = [...ticketAreas, 'contact', 'request', 'story'] as const
