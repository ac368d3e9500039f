import { deskKinds } from '@ferrule/domain/service-desk/desk-list'
import { type RequestState, requestStates } from '@ferrule/domain/requests/request-progress'
import type { Texts } from '@ferrule/texts/load-texts'
import type { StatusTone } from '@ferrule/ui/status-badge'
import { toTicketLabels } from '../tickets/ticket-labels.ts'

const tones: Record<RequestState, StatusTone> = { received: 'info', read: 'accent', answered: 'ok', closed: 'plain' }

/** Returns the labels of queue entries. Tickets and requests have different states. */
export function toDeskLabels(texts: Texts) {
  const tickets = toTicketLabels(texts)
  // The customer sees "Waiting for you", the agent "Waiting for the customer".
  const ticketState = (state: string) => (state === 'waiting-for-you' ? texts('desk.waiting') : tickets.status(state))
  const requestState = (state: string) => requestStates.find((known) => known === state) ?? 'received'
  return {
    kind: (kind: string) => texts(`desk.kind.${deskKinds.find((known) => known === kind) ?? 'contact'}`),
    state: ({ kind, state }: { kind: string; state: string }) =>
      kind === 'ticket' ? ticketState(state) : texts(`desk.state.${requestState(state)}`),
    tone: ({ kind, state }: { kind: string; state: string }) =>
      kind === 'ticket' ? tickets.tone(state) : tones[requestState(state)],
  }
}
