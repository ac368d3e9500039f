import { randomInt, randomUUID } from 'node:crypto'
import { newSend, type Send, trySend } from './kills/contact-sender.ts'
import { findSavedRequests } from './kills/saved-requests.ts'
import { MailSink } from './support/mail-sink.ts'
import { spawnedServices } from './support/spawned-services.ts'
import { replaceWorker } from './support/replace-worker.ts'
import { each, setting, sleep, until } from './support/request.ts'
import { isShort, writeResult } from './write-result.ts'

// A spawned data service and worker are killed repeatedly while forms are sent. Senders retry with the idempotency key
// of their form. Every acknowledged request must be stored once, and its mails must be sent.
const kills = isShort ? 2 : 200
const sendsPerLife = 5
const maxDoubleMails = 1 / 1000
/** How often one form is sent in parallel with the same key. */
const presses = 50

const run = randomUUID().slice(0, 8)
const port = Number(setting('DATA_PORT')) + 50
const sink = new MailSink(port + 3)
const { service, worker } = spawnedServices({
  port,
  service: { GRAPHQL_AD_HOC: 'true' },
  worker: { SMTP_URL: `smtp://127.0.0.1:${port + 3}` },
})
const sends: Send[] = []
const isOpen = ({ acknowledged }: Send) => acknowledged === undefined
const url = `http://127.0.0.1:${port}/graphql`

const bringWorkerBack = await replaceWorker()
let cut = 0
try {
  await sink.start()
  for (let life = 0; life < kills; life += 1) cut += await liveAndDie()
  await Promise.all([service.start(), worker.start()])
  await until('all are acknowledged', async () => (await tryAll(), !sends.some(isOpen)), 60)
  await pressOften()
  await until('all mails are sent', async () => (await findSavedRequests(run)).waiting === 0, 60)
} finally {
  await Promise.all([service.kill(), worker.kill(), sink.stop()])
  await bringWorkerBack()
}

const saved = await findSavedRequests(run)
const sentMails = sink.received.filter(({ id }) => saved.mails.some((mail) => id.includes(mail)))
const figures = {
  kills,
  sends: sends.length,
  tries: sends.reduce((sum, { tries }) => sum + tries, 0),
  cut,
  lost: sends.filter(({ acknowledged = '' }) => !saved.numbers.includes(acknowledged)).length,
  double: saved.emails.length - new Set(saved.emails).size,
  limited: sends.filter(({ refusals }) => refusals.length > 0).length,
  mails: saved.mails.length,
  mailsLost: saved.mails.filter((mail) => !sentMails.some(({ id }) => id.includes(mail))).length,
  mailsDouble: sentMails.length - new Set(sentMails.map(({ id }) => id)).size,
}
// Sent without a proof, so there is one mail to the team and no receipt.
const isComplete = figures.mails === saved.numbers.length && saved.numbers.length === sends.length
await writeResult({
  name: 'kills',
  line: `${kills} kills each of data service and worker during ${figures.sends} sends (${cut} cut off, one pressed ${presses} times): ${figures.lost} lost, ${figures.double} double, ${figures.limited} refused; of ${figures.mails} mails ${figures.mailsLost} lost, ${figures.mailsDouble} double`,
  passed:
    isComplete &&
    figures.lost + figures.double + figures.limited + figures.mailsLost === 0 &&
    figures.mailsDouble <= figures.mails * maxDoubleMails,
  figures,
})

/** Starts both processes, sends forms and kills them; returns the number of unacknowledged sends. */
async function liveAndDie(): Promise<number> {
  await Promise.all([service.start(), worker.start()])
  for (let count = 0; count < sendsPerLife; count += 1) sends.push(newSend(run))
  const trying = tryAll()
  await Promise.all([sleep(randomInt(0, 250)).then(service.kill), sleep(randomInt(0, 600)).then(worker.kill)])
  await trying
  return sends.filter(isOpen).length
}

/** Sends every unacknowledged form again, some at a time. */
async function tryAll(): Promise<void> {
  await each(sends.filter(isOpen), (send) => trySend(send, url))
}

/** Sends one form many times at once; every response must have the same receipt. */
async function pressOften(): Promise<void> {
  const form = newSend(run)
  const pressed = Array.from({ length: presses }, () => ({ ...form, refusals: [] }))
  await Promise.all(pressed.map((send) => trySend(send, url)))
  const receipts = new Set(pressed.map(({ acknowledged }) => acknowledged))
  const [receipt] = receipts
  if (receipts.size !== 1 || receipt === undefined) throw new Error(`${receipts.size} receipts for one form`)
  sends.push({ ...form, acknowledged: receipt, tries: presses })
}
