import { operationIdOf } from '@ferrule/data-client/persisted-operations.fixture'
import { asOwner, dropDatabase } from './support/spawned-database.ts'
import { spawnedServices } from './support/spawned-services.ts'
import { setting, sleep, until } from './support/request.ts'
import { type Delivery, ExternalSystem } from './ticket-outage/external-system.ts'
import { newTicketSend, tryTicket } from './ticket-kills/ticket-sender.ts'
import { findPlant } from './ticket-kills/ticket-form-options.ts'
import { ensureTicketDatabase } from './tickets/ticket-database.ts'
import { startKeyServer } from './token-check/key-server.ts'
import { createBearer, createProofKeys } from './token-check/signed-requests.ts'
import { isShort, writeResult } from './write-result.ts'

// The external ticket system is down for ten minutes while customers open tickets: each must be accepted at once, and
// delivered once when the system is back, in the order of opening. Replies written there meanwhile must arrive here
// once and in order, although the system sends every event twice and our worker is killed while it pulls them.
const outageSeconds = isShort ? 3 : 600
const betweenMs = isShort ? 300 : 2000
/** The delivery job runs once a minute, and some hundreds of deliveries take long on a busy machine. */
const caughtUpSeconds = 240
const database = 'ferrule_bench_ticket_outage'
const port = Number(setting('DATA_PORT')) + 70

await dropDatabase(database)
const databaseUrl = await ensureTicketDatabase(database, { organisations: 2, machines: 200, tickets: 200 })
const external = new ExternalSystem(port + 3)
const keys = await createProofKeys()
const identity = await startKeyServer(keys)
const environment = { DATA_DATABASE_URL: databaseUrl, IDENTITY_INTERNAL_URL: identity.url, LOG_LEVEL: 'error' }
const { service, worker } = spawnedServices({
  port,
  both: environment,
  worker: {
    TICKET_SYSTEM_URL: `http://127.0.0.1:${port + 3}`,
    TICKET_SYSTEM_KEY: 'ticket-system-bench-key',
    EXTERNAL_TRUSTED_NETWORKS: '127.0.0.0/8',
  },
})
const operation = operationIdOf('OpenTicket')
const plantId = await findPlant(database)
const opened: string[] = []
let slowest = 0

try {
  await Promise.all([service.start(), worker.start(), external.start()])
  await open()
  await until('the first is delivered', async () => external.deliveries.length > 0)
  await external.stop()
  const stoppedAt = Date.now()
  while (Date.now() - stoppedAt < outageSeconds * 1000) {
    await open()
    external.write(opened[0] ?? '', `Reply ${external.replies.length + 1}`)
    await sleep(betweenMs)
  }
  await external.start()
  const restartedAt = Date.now()
  await until('the first reply is here', async () => (await readReplies()).length > 0, caughtUpSeconds)
  await worker.kill()
  await worker.start()
  await until('all are delivered', async () => (await countWaiting()) === 0, caughtUpSeconds)
  await until(
    'all replies are here',
    async () => (await readReplies()).length >= external.replies.length,
    caughtUpSeconds,
  )
  const seconds = Math.round(((external.deliveries.at(-1)?.at ?? 0) - restartedAt) / 1000)
  await report({
    deliveries: external.deliveries,
    seconds,
    replies: await readReplies(),
    mails: await countMails(),
  })
} finally {
  await Promise.all([service.kill(), worker.kill(), external.stop()])
  identity.stop()
  await dropDatabase(database)
}

type Outcome = { deliveries: readonly Delivery[]; seconds: number; replies: readonly string[]; mails: number }

async function report({ deliveries, seconds, replies, mails }: Outcome): Promise<void> {
  const order = deliveries.map(({ path }) => path.replace('/tickets/', ''))
  const figures = {
    outageSeconds,
    tickets: opened.length,
    slowestMs: Math.round(slowest),
    delivered: new Set(order).size,
    double: order.length - new Set(deliveries.map(({ key }) => key)).size,
    outOfOrder: order.filter((id, index) => id !== opened[index]).length,
    secondsUntilAll: seconds,
    replies: external.replies.length,
    repliesReceived: replies.length,
    repliesOutOfOrder: external.replies.filter(({ text }, index) => text !== replies[index]).length,
    mailsToCustomer: mails,
  }
  const isOnce = figures.repliesReceived === figures.replies && figures.mailsToCustomer === figures.replies
  await writeResult({
    name: 'ticket-outage',
    line: `external system down for ${outageSeconds} s: ${opened.length} tickets accepted, the slowest in ${figures.slowestMs} ms; ${figures.delivered} delivered within ${seconds} s after, ${figures.double} double, ${figures.outOfOrder} out of order; ${figures.replies} replies written there: ${figures.repliesReceived} received, ${figures.repliesOutOfOrder} out of order, ${figures.mailsToCustomer} mails`,
    passed:
      figures.delivered === opened.length &&
      figures.double + figures.outOfOrder + figures.repliesOutOfOrder === 0 &&
      isOnce,
    figures,
  })
}

/** Opens one ticket with up to five tries, as a browser does; a refused ticket stops the benchmark. */
async function open(): Promise<void> {
  const roles = ['kmx_int_serviceticketing_active']
  const bearer = await createBearer(keys, { sub: 'bench-2', email: 'person-2@bench.example', roles })
  const send = newTicketSend()
  const started = performance.now()
  const target = { origin: `http://127.0.0.1:${port}`, bearer, operation, plantId }
  while (!send.acknowledged && send.tries < 5) await tryTicket(send, target)
  if (!send.acknowledged) throw new Error('a ticket was not accepted')
  slowest = Math.max(slowest, performance.now() - started)
  opened.push(send.acknowledged)
}

async function countWaiting(): Promise<number> {
  return asOwner(database, async (owner) => {
    const { rows } = await owner.query<{ count: number }>(
      'select count(*)::int as count from ticket_delivery where delivered_at is null and refused_at is null',
    )
    return rows[0]?.count ?? 0
  })
}

/** The service's replies in the first ticket, oldest first. */
async function readReplies(): Promise<string[]> {
  return asOwner(database, async (owner) => {
    const { rows } = await owner.query<{ body: string }>(
      'select body from ticket_comment where ticket_id = $1 and is_service order by written_at, id',
      [opened[0]],
    )
    return rows.map(({ body }) => body)
  })
}

async function countMails(): Promise<number> {
  return asOwner(database, async (owner) => {
    const { rows } = await owner.query<{ count: number }>(
      `select count(*)::int from outgoing_mail where to_address = 'person-2@bench.example' and kind = 'ticket-answered'`,
    )
    return rows[0]?.count ?? 0
  })
}
