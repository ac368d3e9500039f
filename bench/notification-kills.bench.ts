import { randomInt } from 'node:crypto'
import { type CommentSend, newCommentSend, tryComment } from './notification-kills/comment-sender.ts'
import {
  addDigestJob,
  countComments,
  countDifferences,
  countWaiting,
} from './notification-kills/count-notifications.ts'
import { createNotifiedTickets, notified, organisations, writer } from './notification-kills/notified-team.ts'
import { MailSink } from './support/mail-sink.ts'
import { each, setting, sleep, until } from './support/request.ts'
import { dropDatabase } from './support/spawned-database.ts'
import { spawnedServices } from './support/spawned-services.ts'
import { ensureTicketDatabase } from './tickets/ticket-database.ts'
import { startKeyServer } from './token-check/key-server.ts'
import { createBearer, createProofKeys } from './token-check/signed-requests.ts'
import { isShort, writeResult } from './write-result.ts'

// A spawned data service and worker with their own database are killed while a customer comments on tickets. Every
// comment notifies five people, each of whom chose other mails.
const [kills, events] = isShort ? [1, 20] : [50, 10_000]
/** A digest is due in every fifth life, so that it is killed as well. */
const livesPerDigest = 5
const database = 'ferrule_bench_notification_kills'
const port = Number(setting('DATA_PORT')) + 80

await dropDatabase(database)
const databaseUrl = await ensureTicketDatabase(database, { organisations, machines: 200, tickets: 200 })
const tickets = await createNotifiedTickets(database, 100)
const sink = new MailSink(port + 3)
const keys = await createProofKeys()
const identity = await startKeyServer(keys)
const { service, worker } = spawnedServices({
  port,
  both: { DATA_DATABASE_URL: databaseUrl, IDENTITY_INTERNAL_URL: identity.url, LOG_LEVEL: 'error' },
  worker: { SMTP_URL: `smtp://127.0.0.1:${port + 3}` },
})
const sends: CommentSend[] = []
const url = `http://127.0.0.1:${port}/graphql`
const isOpen = ({ isAcknowledged }: CommentSend) => !isAcknowledged

let cut = 0
try {
  await sink.start()
  for (let life = 0; life < kills; life += 1) cut += await liveAndDie(life)
  await Promise.all([service.start(), worker.start()])
  await until('all are acknowledged', async () => (await tryAll(), !sends.some(isOpen)), 600)
  await addDigestJob(database)
  await until('all mails are sent', async () => (await countWaiting(database)) === 0, 600)
} finally {
  await Promise.all([service.kill(), worker.kill(), sink.stop()])
  identity.stop()
}

const comments = await countComments(database)
const { portal, mails, digests } = await countDifferences(database, sink.received)
const figures = {
  kills,
  events: sends.length,
  tries: sends.reduce((sum, { tries }) => sum + tries, 0),
  cut,
  eventsLost: sends.length - comments.distinct,
  eventsDouble: comments.saved - comments.distinct,
  notifications: comments.distinct * notified.length,
  portal,
  mails,
  digests,
  mailsReceived: sink.received.length,
  /** Received again with the same Message-ID, by which mail servers drop the second. */
  mailsRepeated: sink.received.length - new Set(sink.received.map(({ id }) => id)).size,
}
const lost = figures.eventsLost + portal.lost + mails.lost + digests.lost
const double = figures.eventsDouble + portal.double + mails.double + digests.double
await writeResult({
  name: 'notification-kills',
  line: `${kills} kills each of data service and worker during ${figures.events} events for ${notified.length} people (${cut} cut off): ${lost} lost, ${double} double, ${mails.unwanted} not chosen; of ${figures.mailsReceived} mails ${figures.mailsRepeated} received again with the same Message-ID`,
  // A worker that is killed between the sending of a mail and its mark sends that one mail again.
  passed: lost + double + mails.unwanted === 0 && figures.mailsRepeated <= kills,
  figures,
})
await dropDatabase(database)

/**
 * Starts both processes, sends comments and kills each process after a random share of them; returns the number of
 * unacknowledged sends.
 */
async function liveAndDie(life: number): Promise<number> {
  await Promise.all([service.start(), worker.start()])
  if (life % livesPerDigest === 0) await addDigestJob(database)
  for (let count = 0; count < events / kills; count += 1) {
    sends.push(newCommentSend(tickets[sends.length % tickets.length] ?? ''))
  }
  const open = sends.filter(isOpen)
  let isTrying = true
  const trying = tryAll().finally(() => (isTrying = false))
  const killAfter = async (count: number, kill: () => Promise<void>) => {
    while (isTrying && open.filter(isOpen).length > open.length - count) await sleep(20)
    await sleep(randomInt(0, 200))
    await kill()
  }
  const workerCount = randomInt(0, open.length)
  // The service dies last, because nothing is acknowledged afterwards.
  await killAfter(workerCount, worker.kill)
  await killAfter(randomInt(workerCount, open.length), service.kill)
  await trying
  return sends.filter(isOpen).length
}

/** Sends every unacknowledged comment again, some at a time, with a new token. */
async function tryAll(): Promise<void> {
  const bearer = await createBearer(keys, writer)
  await each(sends.filter(isOpen), (send) => tryComment(send, { url, bearer }))
}
