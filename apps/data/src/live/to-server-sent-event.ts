import type { Followed } from '../tickets/follow-tickets.ts'
import type { ListenerEvent } from './ticket-listener.ts'

type Follower = Pick<Followed, 'personId' | 'isAgent' | 'mayReceive'>

/** The text of an event in the stream of a person; undefined for an event that they must not receive. */
export function toServerSentEvent(event: ListenerEvent, follower: Follower): string | undefined {
  if (event === 'missed') return 'event: missed\ndata: {}\n\n'
  if ('personId' in event) return event.personId === follower.personId ? 'event: notification\ndata: {}\n\n' : undefined
  if ('presentAt' in event)
    return follower.isAgent ? `event: presence\ndata: ${JSON.stringify({ ticketId: event.presentAt })}\n\n` : undefined
  return follower.mayReceive(event) ? toTicketEvent(event.id, event.ticketId) : undefined
}

export function toTicketEvent(id: string, ticketId: string): string {
  return `id: ${id}\nevent: ticket\ndata: ${JSON.stringify({ ticketId })}\n\n`
}
