import type { TicketSystem } from '@ferrule/connectors/ticket-system/ticket-system'
import type { Log } from '@ferrule/telemetry/log'
import { withServiceScope } from '../portal-access/with-user-scope.ts'
import { findLastPosition, listKnownEvents } from './external-event-store.ts'
import { applyExternalEvent, type ExternalEventDeps } from './apply-external-event.ts'

export type PullDeps = ExternalEventDeps & {
  /** Undefined where the service works in the portal itself. */
  ticketSystem: Pick<TicketSystem, 'listEvents'> | undefined
  log: Log
}

/**
 * Each pull re-reads this many positions: an event that got its position before its neighbours and was committed
 * after them would be missed otherwise.
 */
const overlap = 100

/**
 * Applies the events of the external ticket system since the last run, in their order. An outage on either side ends
 * the run and the next run resumes there; an event that cannot be applied is marked refused and skipped.
 */
export async function pullTicketEvents({ ticketSystem, log, ...deps }: PullDeps): Promise<void> {
  if (!ticketSystem) return
  let after = Math.max(0, (await withServiceScope(deps.db, findLastPosition)) - overlap)
  for (;;) {
    const events = await ticketSystem.listEvents(after)
    const known = await withServiceScope(deps.db, (tx) => listKnownEvents(tx, events))
    for (const event of events.filter(({ id }) => !known.has(id))) {
      const outcome = await applyExternalEvent(deps, event)
      if (outcome === 'refused') log.error('external-event-refused', { recordId: event.id })
    }
    const last = events.at(-1)?.position ?? after
    if (last <= after) return
    after = last
  }
}
