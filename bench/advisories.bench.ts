import { randomInt } from 'node:crypto'
import { importAdvisories, listEarlierAdvisories, newAdvisory } from './advisories/advisory-documents.ts'
import { ensureAdvisoryDatabase } from './advisories/advisory-database.ts'
import { compareMails, countNotified, readExpected } from './advisories/notified-customers.ts'
import { startDataService } from './catalogue/started-server.ts'
import { MailSink } from './support/mail-sink.ts'
import { percentile } from './support/percentile.ts'
import { setting, sleep, until } from './support/request.ts'
import { dropDatabase } from './support/spawned-database.ts'
import { spawnedServices } from './support/spawned-services.ts'
import type { Sizes } from './tickets/filling-steps.ts'
import { PortalClient } from './tickets/portal-client.ts'
import { clearReads, countReads } from './tickets/table-reads.ts'
import { startKeyServer } from './token-check/key-server.ts'
import { createProofKeys } from './token-check/signed-requests.ts'
import { isShort, writeResult } from './write-result.ts'

// Matches the machines of one customer with all advisories at full size, then publishes an advisory that affects one of
// twenty machines, while the worker is killed again and again.
const limits = { p95Ms: 100, minutes: 15 }
const sizes: Sizes = isShort
  ? { organisations: 40, machines: 4000, tickets: 40 }
  : { organisations: 20_000, machines: 2_000_000, tickets: 2000 }
const earlier = listEarlierAdvisories(isShort ? 7 : 50)
const rounds = isShort ? 10 : 300
const kills = isShort ? 1 : 10

const database = `ferrule_bench_advisories${isShort ? '_short' : ''}`
const port = Number(setting('DATA_PORT')) + 110
await dropDatabase(database)
const databaseUrl = await ensureAdvisoryDatabase(database, sizes)
const sink = new MailSink(port + 3)
const keys = await createProofKeys()
const identity = await startKeyServer(keys)
const both = {
  DATA_DATABASE_URL: databaseUrl,
  IDENTITY_INTERNAL_URL: identity.url,
  LOG_LEVEL: 'error',
  // The search index belongs to the stack, whose products this database does not have.
  SEARCH_URL: 'http://127.0.0.1:9',
}
const { worker } = spawnedServices({ port, both, worker: { SMTP_URL: `smtp://127.0.0.1:${port + 3}` } })
try {
  await sink.start()
  await worker.start()
  await importAdvisories(earlier, databaseUrl)
  await until('the earlier advisories are published', isDone, 300)
  await worker.kill()
  const matching = await measureMatching()
  const expected = await readExpected(database)
  const started = performance.now()
  await importAdvisories([newAdvisory], databaseUrl)
  for (let life = 0; life < kills; life += 1) await liveAndDie(life, expected.organisations)
  await worker.start()
  await until('everybody is notified', isDone, limits.minutes * 120)
  const minutes = Number(((performance.now() - started) / 60_000).toFixed(1))
  const notified = await countNotified(database)
  const mails = compareMails(expected, sink.received)
  const isComplete =
    notified.machines === expected.machines &&
    notified.organisations === expected.organisations &&
    notified.notifications === expected.users
  const scans = matching.sequentialScans
  await writeResult({
    name: 'advisories',
    line: `${sizes.machines} machines, ${earlier.length} advisories: p95 of one customer ${matching.others.p95} ms, of the largest ${matching.largest.p95} ms; sequential scans: ${scans.join(', ') || 'none'}; ${notified.machines} affected machines of ${notified.organisations} customers notified in ${minutes} min with ${kills} kills: ${mails.lost} mails lost, ${mails.double} double, ${mails.repeated} received again with the same Message-ID${isComplete ? '' : '; INCOMPLETE'}`,
    passed:
      Math.max(matching.others.p95, matching.largest.p95) <= limits.p95Ms &&
      // Postgres reads few rows without an index, so only the full size shows it.
      (isShort || scans.length === 0) &&
      minutes <= limits.minutes &&
      isComplete &&
      mails.lost + mails.double === 0 &&
      // A worker that is killed between the sending of a mail and its mark sends that one mail again.
      mails.repeated <= kills,
    figures: { limits, sizes, matching, kills, minutes, notified, mails, workerMemoryMb: worker.peakMemory() },
  })
} finally {
  await Promise.all([worker.kill(), sink.stop()])
  identity.stop()
  await dropDatabase(database)
}

async function isDone(): Promise<boolean> {
  return (await countNotified(database)).waiting === 0
}

async function measureMatching() {
  const service = await startDataService(databaseUrl, both)
  try {
    const client = new PortalClient(service.url, keys, '')
    await clearReads(database)
    const others = await timeLists(client, () => randomInt(2, sizes.organisations + 1))
    const largest = await timeLists(client, () => 1)
    const { sequentialScans } = await countReads(database)
    return { others, largest, sequentialScans: Object.keys(sequentialScans).filter((table) => table === 'machine') }
  } finally {
    service.stop()
  }
}

/** Lists the advisories of customers with their machines; the first tenth is warm-up. */
async function timeLists(client: PortalClient, choose: () => number) {
  const times: number[] = []
  for (let round = -rounds / 10; round < rounds; round += 1) {
    const number = choose()
    const person = {
      sub: `bench-${number}`,
      email: `person-${number}@bench.example`,
      roles: ['kmx_int_assetdb_active'],
    }
    const time = await client.timeOperation(person, { operation: 'OwnAdvisories', variables: {} })
    if (round >= 0) times.push(time)
  }
  return { p50: percentile(times, 0.5, 2), p95: percentile(times, 0.95, 2) }
}

/** Kills the worker after an even share of notices and mails; the first time while it matches machines. */
async function liveAndDie(life: number, organisations: number): Promise<void> {
  await worker.start()
  const isFar = async () => {
    const { organisations: notified, waiting } = await countNotified(database)
    return waiting === 0 || notified + sink.received.length >= (2 * organisations * life) / kills
  }
  while (!(await isFar())) await sleep(20)
  await sleep(randomInt(0, 500))
  await worker.kill()
}
