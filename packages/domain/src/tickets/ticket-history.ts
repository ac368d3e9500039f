import type { TicketStatus } from './ticket-values.ts'
import { isOpen } from './ticket-state.ts'

/** The events that a conversation shows between its comments. Links are shown to agents alone. */
export const ticketHistoryKinds = ['assigned', 'solved', 'closed', 'reopened', 'linked', 'unlinked'] as const

export type TicketHistoryKind = (typeof ticketHistoryKinds)[number]

/** A recorded change of a ticket. */
export type RecordedChange = {
  action: string
  before: TicketStatus | undefined
  after: TicketStatus | undefined
  /** The agent who is assigned by it, if it assigns the ticket. */
  assigneeId: string | undefined
}

export type TicketHistoryEntry<Change> = { kind: TicketHistoryKind; change: Change }

/** The changes that a conversation shows, in their order. An agent who is assigned again is shown once. */
export function toTicketHistory<Change extends RecordedChange>(
  changes: readonly Change[],
  { isService }: { isService: boolean },
): TicketHistoryEntry<Change>[] {
  let assigneeId: string | undefined
  return changes.flatMap((change) => {
    const kind = findLinkKind(change, isService) ?? findKind(change)
    if (!kind || (kind === 'assigned' && change.assigneeId === assigneeId)) return []
    if (kind === 'assigned') assigneeId = change.assigneeId
    return [{ kind, change }]
  })
}

/** A link may lead to a ticket of another customer. */
function findLinkKind({ action }: RecordedChange, isService: boolean): TicketHistoryKind | undefined {
  if (!isService) return undefined
  return action === 'link-ticket' ? 'linked' : action === 'unlink-ticket' ? 'unlinked' : undefined
}

function findKind({ action, before, after }: RecordedChange): TicketHistoryKind | undefined {
  if (action === 'assign-ticket' || action === 'assign-ticket-to-me') return 'assigned'
  if (!before || !after || before === after) return undefined
  if (after === 'solved' || after === 'closed') return after
  return isOpen({ status: before }) ? undefined : 'reopened'
}
