import { randomInt } from 'node:crypto'
import { operationIdOf } from '@ferrule/data-client/persisted-operations.fixture'
import { MailSink } from './support/mail-sink.ts'
import { dropDatabase } from './support/spawned-database.ts'
import { spawnedServices } from './support/spawned-services.ts'
import { each, setting, sleep, until } from './support/request.ts'
import { findSavedTickets } from './ticket-kills/saved-tickets.ts'
import { findPlant } from './ticket-kills/ticket-form-options.ts'
import { newTicketSend, type TicketSend, tryTicket } from './ticket-kills/ticket-sender.ts'
import { ensureTicketDatabase } from './tickets/ticket-database.ts'
import { startKeyServer } from './token-check/key-server.ts'
import { createBearer, createProofKeys } from './token-check/signed-requests.ts'
import { isShort, writeResult } from './write-result.ts'

// A spawned data service and worker with their own database are killed repeatedly while a customer sends tickets with
// pictures and retries with the same idempotency key.
const kills = isShort ? 1 : 200
const sendsPerLife = 4
const database = 'ferrule_bench_ticket_kills'
const port = Number(setting('DATA_PORT')) + 60

await dropDatabase(database)
const databaseUrl = await ensureTicketDatabase(database, { organisations: 2, machines: 200, tickets: 200 })
const sink = new MailSink(port + 3)
const keys = await createProofKeys()
const identity = await startKeyServer(keys)
const environment = { DATA_DATABASE_URL: databaseUrl, IDENTITY_INTERNAL_URL: identity.url, LOG_LEVEL: 'error' }
const { service, worker } = spawnedServices({
  port,
  both: environment,
  worker: { SMTP_URL: `smtp://127.0.0.1:${port + 3}` },
})
const operation = operationIdOf('OpenTicket')
const plantId = await findPlant(database)
const sends: TicketSend[] = []
const isOpen = ({ acknowledged }: TicketSend) => acknowledged === undefined

let cut = 0
try {
  await sink.start()
  for (let life = 0; life < kills; life += 1) cut += await liveAndDie()
  await Promise.all([service.start(), worker.start()])
  await until('all are acknowledged', async () => (await tryAll(), !sends.some(isOpen)), 60)
  await until('all pictures are scanned', async () => (await findSavedTickets(database)).every((one) => one.isScanned))
} finally {
  await Promise.all([service.kill(), worker.kill(), sink.stop()])
  identity.stop()
}

const saved = await findSavedTickets(database)
const figures = {
  kills,
  tickets: sends.length,
  tries: sends.reduce((sum, { tries }) => sum + tries, 0),
  cut,
  lost: sends.filter(({ acknowledged = '' }) => !saved.some(({ id }) => id === acknowledged)).length,
  half: saved.filter(({ isComplete }) => !isComplete).length,
  double: saved.length - new Set(saved.map(({ subject }) => subject)).size,
}
await writeResult({
  name: 'ticket-kills',
  line: `${kills} kills each of data service and worker during ${figures.tickets} tickets with a picture (${cut} cut off): ${figures.lost} lost, ${figures.half} half, ${figures.double} double`,
  passed: figures.lost + figures.half + figures.double === 0 && saved.length === sends.length,
  figures,
})
await dropDatabase(database)

/** Starts both processes, sends tickets and kills them; returns the number of unacknowledged sends. */
async function liveAndDie(): Promise<number> {
  await Promise.all([service.start(), worker.start()])
  for (let count = 0; count < sendsPerLife; count += 1) sends.push(newTicketSend())
  const trying = tryAll()
  await Promise.all([sleep(randomInt(0, 400)).then(service.kill), sleep(randomInt(0, 800)).then(worker.kill)])
  await trying
  return sends.filter(isOpen).length
}

/** Sends every unacknowledged ticket again, some at a time, with a new token. */
async function tryAll(): Promise<void> {
  const roles = ['kmx_int_serviceticketing_active']
  const bearer = await createBearer(keys, { sub: 'bench-2', email: 'person-2@bench.example', roles })
  const target = { origin: `http://127.0.0.1:${port}`, bearer, operation, plantId }
  await each(sends.filter(isOpen), (send) => tryTicket(send, target))
}
