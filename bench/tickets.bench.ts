import { startDataService } from './catalogue/started-server.ts'
import { dropDatabase } from './support/spawned-database.ts'
import { percentile } from './support/percentile.ts'
import { each } from './support/request.ts'
import { agents, type Sizes } from './tickets/filling-steps.ts'
import { PortalClient } from './tickets/portal-client.ts'
import { kindNames, type QueryKind } from './tickets/portal-queries.ts'
import { readSamples, readSamplesOfLargest, type Sample } from './tickets/samples.ts'
import { countReads, clearReads } from './tickets/table-reads.ts'
import { ensureTicketDatabase } from './tickets/ticket-database.ts'
import { startKeyServer } from './token-check/key-server.ts'
import { createProofKeys } from './token-check/signed-requests.ts'
import { isShort, writeResult } from './write-result.ts'

// Measures lists, filters, searches and single records of the portal at full size, compared with the same queries in a
// small database.
const limits = { growth: 1.5, p95Ms: 150, perSecond: 50 }
const sizes: Record<'few' | 'many', Sizes> = isShort
  ? {
      few: { organisations: 4, machines: 200, tickets: 500 },
      many: { organisations: 40, machines: 4000, tickets: 10_000 },
    }
  : {
      few: { organisations: 40, machines: 4000, tickets: 10_000 },
      many: { organisations: 20_000, machines: 2_000_000, tickets: 5_000_000 },
    }
const rounds = isShort ? 10 : 300
const loadSeconds = isShort ? 2 : 60
/** `--keep` leaves the databases for the next run, because filling them takes longer than measuring. */
const isKept = process.argv.includes('--keep')

const keys = await createProofKeys()
const identity = await startKeyServer(keys)
const few = await start('few')
const many = await start('many')
try {
  await clearReads(many.database)
  const growth: Record<string, Awaited<ReturnType<typeof grow>>> = {}
  for (const kind of kindNames) growth[kind] = await grow(kind)
  const load = await measureLoad(many.samples, await readSamplesOfLargest(many.database, 200))
  many.stop()
  const reads = await countReads(many.database)
  const worst = Math.max(...Object.values(growth).map(({ ratio }) => ratio))
  await writeResult({
    name: 'tickets',
    line: `${sizes.many.tickets} tickets compared with ${sizes.few.tickets}: p95 ${worst.toFixed(2)} x at most; at ${limits.perSecond} requests a second p95 ${load.p95} ms, the largest customer's ${load.largest.p95} ms; sequential scans: ${Object.keys(reads.sequentialScans).join(', ') || 'none'}`,
    passed:
      worst <= limits.growth &&
      Math.max(load.p95, load.largest.p95) <= limits.p95Ms &&
      // Postgres reads few rows without an index, so only the full size shows it.
      (isShort || Object.keys(reads.sequentialScans).length === 0),
    figures: { limits, sizes, growth, load, reads },
  })
} finally {
  for (const { stop } of [few, many, identity]) stop()
  if (!isKept) for (const { database } of [few, many]) await dropDatabase(database)
}

async function start(size: 'few' | 'many') {
  const database = `ferrule_bench_tickets_${size}${isShort ? '_short' : ''}`
  const databaseUrl = await ensureTicketDatabase(database, sizes[size])
  const service = await startDataService(databaseUrl, { IDENTITY_INTERNAL_URL: identity.url })
  const agent = `bench-${sizes[size].organisations + agents}`
  const client = new PortalClient(service.url, keys, agent)
  return { database, client, samples: await readSamples(database, rounds), stop: service.stop }
}

/** Measures both databases alternately, so that other load on the machine affects both; the first tenth is warm-up. */
async function grow(kind: QueryKind) {
  const times = { few: [] as number[], many: [] as number[] }
  const warmUp = rounds / 10
  for (let round = -warmUp; round < rounds; round += 1) {
    const [one, other] = [await queryOnce(few, kind, round), await queryOnce(many, kind, round)]
    if (round < 0) continue
    times.few.push(one)
    times.many.push(other)
  }
  const figures = { few: summary(times.few), many: summary(times.many) }
  return { ...figures, ratio: Number((figures.many.p95 / figures.few.p95).toFixed(2)) }
}

function queryOnce({ client, samples }: typeof few, kind: QueryKind, round: number): Promise<number> {
  return client.timeQuery(kind, samples.at(round % samples.length) as Sample)
}

/**
 * Sends the kinds of queries in turn at the rate of the limit, however long the responses take. Every tenth query is
 * from the largest customer, who has a hundredth of all tickets.
 */
async function measureLoad(samples: readonly Sample[], samplesOfLargest: readonly Sample[]) {
  const { perSecond } = limits
  const isOfLargest = (number: number) => number % 10 === 0
  const numbers = Array.from({ length: perSecond * loadSeconds }, (_, number) => number)
  const timeQuery = (number: number) => {
    const from = isOfLargest(number) ? samplesOfLargest : samples
    return many.client.timeQuery(
      kindNames[number % kindNames.length] as QueryKind,
      from[number % from.length] as Sample,
    )
  }
  const times = await each(numbers, timeQuery, { atOnce: perSecond, perSecond })
  const timesOfLargest = times.filter((_, number) => isOfLargest(number))
  return { requests: times.length, ...summary(times), largest: summary(timesOfLargest) }
}

function summary(times: readonly number[]) {
  return { p50: percentile(times, 0.5, 2), p95: percentile(times, 0.95, 2) }
}
