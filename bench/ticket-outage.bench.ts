import { asOwner, dropDatabase } from './support/own-database.ts'
import { ownServices } from './support/own-services.ts'
import { setting, sleep, until } from './support/request.ts'
import { OutsideSystem, type Told } from './ticket-outage/outside-system.ts'
import { newTicketSend, tryTicket } from './ticket-kills/ticket-sender.ts'
import { findOperation, findPlant } from './ticket-kills/ticket-surroundings.ts'
import { ensureTicketDatabase } from './tickets/ticket-database.ts'
import { startKeyServer } from './token-check/key-server.ts'
import { createBearer, createProofKeys } from './token-check/signed-requests.ts'
import { isShort, writeResult } from './write-result.ts'

// The outside ticket system goes away for ten minutes while customers open tickets: each must be taken at once, and
// brought once when it is back, in the order in which they were opened. What its own people answer meanwhile must
// arrive here once and in order, though it tells everything twice and our worker is killed over it.
const outageSeconds = isShort ? 3 : 600
const betweenMs = isShort ? 300 : 2000
/** The job that brings them runs once a minute, and some hundreds take their time on a busy machine. */
const caughtUpSeconds = 240
const database = 'ferrule_bench_ticket_outage'
const port = Number(setting('DATA_PORT')) + 70

await dropDatabase(database)
const databaseUrl = await ensureTicketDatabase(database, { organisations: 2, machines: 200, tickets: 200 })
const outside = new OutsideSystem(port + 3)
const keys = await createProofKeys()
const identity = await startKeyServer(keys)
const own = { DATA_DATABASE_URL: databaseUrl, IDENTITY_INTERNAL_URL: identity.url, LOG_LEVEL: 'error' }
const { service, worker } = ownServices({
  port,
  both: own,
  worker: {
    TICKET_SYSTEM_URL: `http://127.0.0.1:${port + 3}`,
    TICKET_SYSTEM_KEY: 'ticket-system-bench-key',
    OUTSIDE_OWN_NETWORKS: '127.0.0.0/8',
  },
})
const operation = await findOperation('OpenTicket')
const plantId = await findPlant(database)
const opened: string[] = []
let slowest = 0

try {
  await Promise.all([service.start(), worker.start(), outside.start()])
  await open()
  await until('the first is brought', async () => outside.told.length > 0)
  await outside.stop()
  const wentAway = Date.now()
  while (Date.now() - wentAway < outageSeconds * 1000) {
    await open()
    outside.write(opened[0] ?? '', `Answer ${outside.written.length + 1}`)
    await sleep(betweenMs)
  }
  await outside.start()
  const cameBack = Date.now()
  await until('the first answer is here', async () => (await readAnswers()).length > 0, caughtUpSeconds)
  await worker.kill()
  await worker.start()
  await until('all are brought', async () => (await countWaiting()) === 0, caughtUpSeconds)
  await until(
    'all answers are here',
    async () => (await readAnswers()).length >= outside.written.length,
    caughtUpSeconds,
  )
  const seconds = Math.round(((outside.told.at(-1)?.at ?? 0) - cameBack) / 1000)
  await report({ told: outside.told, seconds, answers: await readAnswers(), mails: await countMails() })
} finally {
  await Promise.all([service.kill(), worker.kill(), outside.stop()])
  identity.stop()
  await dropDatabase(database)
}

type Outcome = { told: readonly Told[]; seconds: number; answers: readonly string[]; mails: number }

async function report({ told, seconds, answers, mails }: Outcome): Promise<void> {
  const order = told.map(({ path }) => path.replace('/tickets/', ''))
  const figures = {
    outageSeconds,
    tickets: opened.length,
    slowestMs: Math.round(slowest),
    brought: new Set(order).size,
    double: order.length - new Set(told.map(({ key }) => key)).size,
    outOfOrder: order.filter((id, place) => id !== opened[place]).length,
    secondsUntilAll: seconds,
    answered: outside.written.length,
    answersHere: answers.length,
    answersOutOfOrder: outside.written.filter(({ text }, place) => text !== answers[place]).length,
    mailsToCustomer: mails,
  }
  const once = figures.answersHere === figures.answered && figures.mailsToCustomer === figures.answered
  await writeResult({
    name: 'ticket-outage',
    line: `outside system away for ${outageSeconds} s: ${opened.length} tickets taken, the slowest in ${figures.slowestMs} ms; ${figures.brought} brought within ${seconds} s after, ${figures.double} double, ${figures.outOfOrder} out of order; ${figures.answered} answers written there: ${figures.answersHere} here, ${figures.answersOutOfOrder} out of order, ${figures.mailsToCustomer} mails`,
    passed:
      figures.brought === opened.length &&
      figures.double + figures.outOfOrder + figures.answersOutOfOrder === 0 &&
      once,
    figures,
  })
}

/** One ticket of a customer, who tries again as a browser does; one that is not taken stops the bench. */
async function open(): Promise<void> {
  const roles = ['kmx_int_serviceticketing_active']
  const bearer = await createBearer(keys, { sub: 'bench-2', email: 'person-2@bench.example', roles })
  const send = newTicketSend()
  const started = performance.now()
  const surroundings = { origin: `http://127.0.0.1:${port}`, bearer, operation, plantId }
  while (!send.acknowledged && send.tries < 5) await tryTicket(send, surroundings)
  if (!send.acknowledged) throw new Error('a ticket was not taken')
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

/** What the customer reads in the first ticket, oldest first. */
async function readAnswers(): Promise<string[]> {
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
      `select count(*)::int from outgoing_mail where to_address = 'person-2@bench.example'`,
    )
    return rows[0]?.count ?? 0
  })
}
