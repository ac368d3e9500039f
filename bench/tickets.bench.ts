import { startDataService } from './catalogue/started-server.ts'
import { dropDatabase } from './support/own-database.ts'
import { each, percentile } from './support/request.ts'
import { agents, type Sizes } from './tickets/filling-steps.ts'
import { PortalAsker } from './tickets/portal-asker.ts'
import { type Kind, kindNames } from './tickets/questions.ts'
import { readSamples, readSamplesOfLargest, type Sample } from './tickets/samples.ts'
import { countReads, forgetReads } from './tickets/table-reads.ts'
import { ensureTicketDatabase } from './tickets/ticket-database.ts'
import { startKeyServer } from './token-check/key-server.ts'
import { createProofKeys } from './token-check/signed-requests.ts'
import { isShort, writeResult } from './write-result.ts'

// Lists, filters, searches and single records of the portal with every ticket and machine there may ever be, beside the
// same customers among few others.
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
/** Filling takes longer than measuring: whoever tries several ways keeps the tickets. */
const isKept = process.argv.includes('--keep')

const keys = await createProofKeys()
const identity = await startKeyServer(keys)
const few = await start('few')
const many = await start('many')
try {
  await forgetReads(many.database)
  const growth: Record<string, Awaited<ReturnType<typeof grow>>> = {}
  for (const kind of kindNames) growth[kind] = await grow(kind)
  const load = await askAtOnce(many.samples, await readSamplesOfLargest(many.database, 200))
  many.stop()
  const reads = await countReads(many.database)
  const worst = Math.max(...Object.values(growth).map(({ ratio }) => ratio))
  await writeResult({
    name: 'tickets',
    line: `${sizes.many.tickets} tickets against ${sizes.few.tickets}: p95 ${worst.toFixed(2)} x at most; at ${limits.perSecond} requests a second p95 ${load.p95} ms, the largest customer's ${load.largest.p95} ms; tables read whole: ${Object.keys(reads.readWhole).join(', ') || 'none'}`,
    passed:
      worst <= limits.growth &&
      Math.max(load.p95, load.largest.p95) <= limits.p95Ms &&
      // Few rows are read faster without an index, so only the full size can tell.
      (isShort || Object.keys(reads.readWhole).length === 0),
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
  const asker = await PortalAsker.create(service.url, keys, agent)
  return { database, asker, samples: await readSamples(database, rounds), stop: service.stop }
}

/** Each asked in turn, so that whatever else the machine does falls on both alike; the first tenth only warms up. */
async function grow(kind: Kind) {
  const times = { few: [] as number[], many: [] as number[] }
  const warmUp = rounds / 10
  for (let round = -warmUp; round < rounds; round += 1) {
    const [one, other] = [await askOnce(few, kind, round), await askOnce(many, kind, round)]
    if (round < 0) continue
    times.few.push(one)
    times.many.push(other)
  }
  const figures = { few: summary(times.few), many: summary(times.many) }
  return { ...figures, ratio: Number((figures.many.p95 / figures.few.p95).toFixed(2)) }
}

function askOnce({ asker, samples }: typeof few, kind: Kind, round: number): Promise<number> {
  return asker.ask(kind, samples.at(round % samples.length) as Sample)
}

/**
 * Every kind of question in turn, as many a second as the limit says, however long the answers take. One in ten is the
 * largest customer's, who has a hundredth of all tickets.
 */
async function askAtOnce(samples: readonly Sample[], samplesOfLargest: readonly Sample[]) {
  const { perSecond } = limits
  const isOfLargest = (number: number) => number % 10 === 0
  const questions = Array.from({ length: perSecond * loadSeconds }, (_, number) => number)
  const ask = (number: number) => {
    const from = isOfLargest(number) ? samplesOfLargest : samples
    return many.asker.ask(kindNames[number % kindNames.length] as Kind, from[number % from.length] as Sample)
  }
  const times = await each(questions, ask, { atOnce: perSecond, perSecond })
  const timesOfLargest = times.filter((_, number) => isOfLargest(number))
  return { requests: times.length, ...summary(times), largest: summary(timesOfLargest) }
}

function summary(times: readonly number[]) {
  const hundredths = (share: number) =>
    percentile(
      times.map((time) => time * 100),
      share,
    ) / 100
  return { p50: hundredths(0.5), p95: hundredths(0.95) }
}
