import { rightsOfRoles } from '@ferrule/domain/portal-access/rights-of-roles'
import { queryDataService } from '../data-service/query-data-service.ts'
import { queryTicketService } from '../tickets/query-ticket-service.ts'
import {
  AccessOverview,
  type AccessOverviewQuery,
  DeskOverview,
  type DeskOverviewQuery,
  MachineOverview,
  type MachineOverviewQuery,
  SoftwareUpdates,
  TicketOverview,
  type TicketOverviewQuery,
} from './overview.generated.ts'

/** The state of each area; undefined without the right to it, or while its service is unavailable. */
export type Overview = {
  tickets: TicketOverviewQuery['ticketOverview'] | undefined
  machines: MachineOverviewQuery['machineOverview'] | undefined
  softwareUpdates: number | undefined
  /** Security advisories without an answer. */
  openAdvisories: number | undefined
  access: AccessOverviewQuery['accessOverview'] | undefined
  desk: DeskOverviewQuery['deskOverview'] | undefined
}

/** Loads what the dashboard and the counts of the navigation show, one query for each area. Never rejects. */
export async function loadOverview(roles: readonly string[]): Promise<Overview> {
  const { usesTickets, usesMachines, managesUsers, worksServiceDesk } = rightsOfRoles(roles)
  // Service desk agents see the tickets and machines of all customers, so they have the queue instead.
  const isCustomer = !worksServiceDesk
  const [tickets, machines, updates, access, desk] = await Promise.all([
    loadIf(isCustomer && usesTickets, async () => (await queryTicketService(TicketOverview, {})).ticketOverview),
    loadIf(isCustomer && usesMachines, async () => (await queryDataService(MachineOverview, {})).machineOverview),
    loadIf(isCustomer && usesMachines, () => queryDataService(SoftwareUpdates, {})),
    loadIf(managesUsers, async () => (await queryDataService(AccessOverview, {})).accessOverview),
    loadIf(worksServiceDesk, async () => (await queryDataService(DeskOverview, {})).deskOverview),
  ])
  const { softwareUpdates, openAdvisories } = updates ?? {}
  return { tickets, machines, softwareUpdates, openAdvisories, access, desk }
}

async function loadIf<Loaded>(isAllowed: boolean, load: () => Promise<Loaded>): Promise<Loaded | undefined> {
  if (!isAllowed) return undefined
  try {
    return await load()
  } catch {
    return undefined
  }
}
