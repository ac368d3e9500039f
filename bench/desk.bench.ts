import { serviceDeskRole } from '@ferrule/domain/portal-access/rights-of-roles'
import { figurePeriods } from '@ferrule/domain/service-desk/desk-figures'
import { startDataService } from './catalogue/started-server.ts'
import { percentile } from './support/percentile.ts'
import { each } from './support/request.ts'
import { dropDatabase } from './support/spawned-database.ts'
import { agents, type Sizes } from './tickets/filling-steps.ts'
import { PortalClient } from './tickets/portal-client.ts'
import type { PortalQuery } from './tickets/portal-queries.ts'
import { clearReads, countReads } from './tickets/table-reads.ts'
import { ensureTicketDatabase } from './tickets/ticket-database.ts'
import { startKeyServer } from './token-check/key-server.ts'
import { createProofKeys } from './token-check/signed-requests.ts'
import { isShort, writeResult } from './write-result.ts'

// Measures the service desk with 100,000 open tickets: the queue in each order, its views and the figures.
const limits = { p95Ms: 200, perSecond: 50 }
const sizes: Sizes = isShort
  ? { organisations: 40, machines: 4000, tickets: 20_000, openPercent: 10, newest: new Date() }
  : { organisations: 4000, machines: 400_000, tickets: 1_000_000, openPercent: 10, newest: new Date() }
const loadSeconds = isShort ? 4 : 60
/** `--keep` leaves the database for the next run. */
const isKept = process.argv.includes('--keep')

const queue = (variables: Record<string, unknown>): PortalQuery => ({ operation: 'DeskQueue', variables })

/** The screens of an agent, in the order in which they are requested. */
const screens: Record<string, (round: number) => PortalQuery> = {
  queue: () => queue({}),
  'page 40': () => queue({ page: 40 }),
  'by priority': () => queue({ sort: 'priority' }),
  'newest first': () => queue({ sort: 'newest' }),
  mine: () => queue({ group: 'mine', sort: 'priority' }),
  unassigned: () => queue({ group: 'unassigned' }),
  'view our turn': () => queue({ turn: 'ours', priority: 1 }),
  'view their turn': () => queue({ turn: 'theirs', sort: 'newest' }),
  search: (round) => queue({ search: `NX${String(1 + (round % 4000)).padStart(8, '0')}` }),
  figures: (round) => ({ operation: 'DeskFigures', variables: { weeks: figurePeriods[round % figurePeriods.length] } }),
}
const names = Object.keys(screens)

const database = `ferrule_bench_desk${isShort ? '_short' : ''}`
const keys = await createProofKeys()
const identity = await startKeyServer(keys)
const databaseUrl = await ensureTicketDatabase(database, sizes)
const service = await startDataService(databaseUrl, { IDENTITY_INTERNAL_URL: identity.url })
try {
  const client = new PortalClient(service.url, keys, '')
  // Reads the figures of each period once: a process calculates them once a minute.
  for (let round = 0; round < names.length * figurePeriods.length; round += 1) await ask(client, round)
  await clearReads(database)
  const rounds = Array.from({ length: limits.perSecond * loadSeconds }, (_, round) => round)
  const times = await each(rounds, (round) => ask(client, round), {
    atOnce: limits.perSecond,
    perSecond: limits.perSecond,
  })
  service.stop()
  const { sequentialScans } = await countReads(database)
  const ofScreen = (index: number) => summary(times.filter((_, round) => round % names.length === index))
  const all = summary(times)
  const scans = Object.keys(sequentialScans).filter((table) => table === 'ticket')
  await writeResult({
    name: 'desk',
    line: `${(sizes.tickets * (sizes.openPercent ?? 0)) / 100} open tickets at ${limits.perSecond} requests a second: p95 ${all.p95} ms; sequential scans of tickets: ${scans.length}`,
    // Postgres reads few rows without an index, so only the full size shows it.
    passed: all.p95 <= limits.p95Ms && (isShort || scans.length === 0),
    figures: { limits, sizes, all, screens: Object.fromEntries(names.map((name, index) => [name, ofScreen(index)])) },
  })
} finally {
  service.stop()
  identity.stop()
  if (!isKept) await dropDatabase(database)
}

function ask(client: PortalClient, round: number): Promise<number> {
  const sub = `bench-${sizes.organisations + 1 + (round % agents)}`
  const person = { sub, email: `${sub.replace('bench-', 'person-')}@bench.example`, roles: [serviceDeskRole] }
  const toQuery = screens[names[round % names.length] ?? '']
  if (!toQuery) throw new Error('no screen')
  return client.timeOperation(person, toQuery(Math.floor(round / names.length)))
}

function summary(times: readonly number[]) {
  return { p50: percentile(times, 0.5, 2), p95: percentile(times, 0.95, 2) }
}
