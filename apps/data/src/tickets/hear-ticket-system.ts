import type { TicketSystem } from '@ferrule/connectors/ticket-system/ticket-system'
import type { Log } from '@ferrule/telemetry/log'
import { workForService } from '../portal-access/work-for.ts'
import { findLastPosition, listKnownEvents } from './outside-event-store.ts'
import { takeOutsideEvent, type TakingDeps } from './take-outside-event.ts'

export type HearingDeps = TakingDeps & {
  /** Nothing where the service works in the portal itself. */
  ticketSystem: Pick<TicketSystem, 'listEvents'> | undefined
  log: Log
}

/**
 * So many are asked for again: something that got its position before its neighbours and was saved there after them
 * would be missed otherwise.
 */
const askedAgain = 100

/**
 * Takes over what happened in the outside ticket system since the last time, in its order. An outage on either side
 * ends the run, and the next one goes on where it stopped; what cannot be taken over is set aside and holds nobody up.
 */
export async function hearTicketSystem({ ticketSystem, log, ...deps }: HearingDeps): Promise<void> {
  if (!ticketSystem) return
  let after = Math.max(0, (await workForService(deps.db, findLastPosition)) - askedAgain)
  for (;;) {
    const events = await ticketSystem.listEvents(after)
    const known = await workForService(deps.db, (tx) => listKnownEvents(tx, events))
    for (const event of events.filter(({ id }) => !known.has(id))) {
      const taken = await takeOutsideEvent(deps, event)
      if (taken === 'refused') log.error('outside-event-refused', { recordId: event.id })
    }
    const last = events.at(-1)?.position ?? after
    if (last <= after) return
    after = last
  }
}
