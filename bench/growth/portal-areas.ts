import { asOwner } from '../support/spawned-database.ts'
import { agents, type Sizes } from '../tickets/filling-steps.ts'
import { kindNames, type PortalQuery } from '../tickets/portal-queries.ts'
import { readSamples, type Sample } from '../tickets/samples.ts'
import { ensureTicketDatabase } from '../tickets/ticket-database.ts'
import { personIdOf } from '../user-admin/filling-steps.ts'
import { isShort } from '../write-result.ts'
import { busyPersonOf, toAuditStep } from './audit-events.ts'
import type { GrowthArea, TimedQuery } from './measure-growth.ts'
import { startPortalServices } from './portal-services.ts'

const eventsOfTicket = 10
const samplesOfSize = 100

/** The smallest queue of the service desk fills its page; otherwise a larger one would return more rows. */
const smallest: Sizes = isShort
  ? { organisations: 4, machines: 40, tickets: 50, openPercent: 10 }
  : { organisations: 40, machines: 400, tickets: 1000, openPercent: 10 }
/** Migrating one database takes half of the time of the short form. */
const sizes = (isShort ? [1] : [1, 10, 100]).map((factor) => ({
  organisations: smallest.organisations * factor,
  machines: smallest.machines * factor,
  tickets: smallest.tickets * factor,
  openPercent: smallest.openPercent ?? 2,
}))

const tickets = sizes.map((size) => size.tickets)

type AuditQuery = { personNumber: number; roles: string[] } & PortalQuery

const software = { operation: 'Software', variables: { language: 'en' } }

/** The audit trail as the screens show it, each round of other people. The history of a ticket is in its record. */
const auditQueries: Record<string, (sizes: Sizes, round: number) => AuditQuery> = {
  userHistory: (size, round) => ({
    personNumber: busyPersonOf(size),
    roles: ['kmx_delegatedadmin_intern'],
    operation: 'ManagedUser',
    variables: { id: personIdOf(personAt(size, round)) },
  }),
  ownUserHistory: (size, round) => ({
    personNumber: personAt(size, round),
    roles: ['kmx_delegatedadmin_extern'],
    operation: 'ManagedUser',
    variables: { id: personIdOf(personAt(size, round)) },
  }),
  downloads: (size, round) => ({ personNumber: personAt(size, round), roles: [], ...software }),
  downloadsOfBusiest: (size) => ({ personNumber: busyPersonOf(size), roles: [], ...software }),
}

/** Tickets and machines, and the audit trail in the same databases. */
export async function startPortal(cleanup: AsyncDisposableStack): Promise<GrowthArea[]> {
  const services = await startPortalServices(cleanup, {
    name: 'portal',
    sizes,
    fill: fillPortal,
    toAgent: ({ organisations }) => `bench-${organisations + agents}`,
  })
  const samples: Sample[][] = []
  for (const { database } of services) samples.push(await readSamples(database, samplesOfSize))
  const toTicketQuery = (kind: (typeof kindNames)[number]): TimedQuery => {
    return (place, round) => {
      const [service, sample] = [services[place], samples[place]?.at(round % (samples[place]?.length ?? 1))]
      if (!service || !sample) throw new Error(`no tickets ${place}`)
      return service.client.timeQuery(kind, sample)
    }
  }
  const toAuditQuery = (toQuery: (size: Sizes, round: number) => AuditQuery): TimedQuery => {
    return (place, round) => {
      const service = services[place]
      if (!service) throw new Error(`no audit trail ${place}`)
      const { personNumber, roles, ...query } = toQuery(service.size, round)
      const person = { sub: `bench-${personNumber}`, email: `person-${personNumber}@bench.example`, roles }
      return service.client.timeOperation(person, query)
    }
  }
  const portal = Object.fromEntries(kindNames.map((kind) => [kind, toTicketQuery(kind)]))
  const audit = Object.fromEntries(Object.entries(auditQueries).map(([name, one]) => [name, toAuditQuery(one)]))
  return [
    { name: 'portal', records: 'tickets', sizes: tickets, queries: portal },
    { name: 'audit', records: 'audit events', sizes: tickets.map((one) => one * eventsOfTicket), queries: audit },
  ]
}

async function fillPortal(database: string, size: Sizes): Promise<string> {
  const url = await ensureTicketDatabase(database, size)
  await asOwner(database, async (owner) => {
    await owner.query(toAuditStep(size, size.tickets * eventsOfTicket))
    await owner.query('vacuum analyze audit_event')
  })
  return url
}

/** The first customer owns more than the others. */
function personAt({ organisations }: Sizes, round: number): number {
  return 2 + ((round * 7919) % (organisations - 1))
}
