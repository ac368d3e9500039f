import type { ServiceName } from '@ferrule/domain/portal-services/services-of-roles'
import { useTexts } from '../frame/texts.tsx'
import type { Overview } from './overview.ts'

export type LiveTexts = Partial<Record<ServiceName | 'downloads', string>>

/** One sentence about the current state of each service, shown in its tile instead of its description. */
export function useLiveTexts({ tickets, machines, softwareUpdates, access }: Overview): LiveTexts {
  const texts = useTexts()
  return {
    ...(tickets && { ticketing: texts('dashboard.tile.ticketing', toTicketCounts(tickets)) }),
    ...(machines && { inventory: texts('dashboard.tile.inventory', toMachineCounts(machines)) }),
    ...(access && { 'user-administration': texts('dashboard.tile.user-administration', { count: access.requests }) }),
    ...(softwareUpdates !== undefined &&
      softwareUpdates > 0 && { downloads: texts('dashboard.tile.downloads', { count: softwareUpdates }) }),
  }
}

function toTicketCounts({ counts: { open, waiting } }: NonNullable<Overview['tickets']>) {
  return { open, waiting }
}

function toMachineCounts({ total, states }: NonNullable<Overview['machines']>) {
  return { total, stopped: states.find(({ state }) => state === 'stopped')?.count ?? 0 }
}
