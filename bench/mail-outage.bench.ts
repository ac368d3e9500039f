import { randomUUID } from 'node:crypto'
import { newSend, type Send, trySend } from './kills/contact-sender.ts'
import { findSavedRequests } from './kills/saved-requests.ts'
import { MailSink } from './support/mail-sink.ts'
import { ownServices } from './support/own-services.ts'
import { replaceWorker } from './support/replace-worker.ts'
import { each, setting, until } from './support/request.ts'
import { isShort, writeResult } from './write-result.ts'

// The mail server goes away while forms are being sent, and comes back. Nobody may be turned away, every mail must go
// out once, and in the order in which it was written.
const outageSeconds = isShort ? 4 : 600
const sendsASecond = 3
const mostDrainSeconds = 120

const run = randomUUID().slice(0, 8)
const port = Number(setting('DATA_PORT')) + 70
const url = `http://127.0.0.1:${port}/graphql`
const sink = new MailSink(port + 3)
const { service, worker } = ownServices({
  port,
  service: { GRAPHQL_AD_HOC: 'true' },
  worker: { SMTP_URL: `smtp://127.0.0.1:${port + 3}` },
})

const bringWorkerBack = await replaceWorker()
const sends: Send[] = []
let drainSeconds = Number.POSITIVE_INFINITY
try {
  await Promise.all([service.start(), worker.start()])
  await sendFor(outageSeconds)
  const { waiting } = await findSavedRequests(run)
  if (waiting !== 2 * sends.length) throw new Error(`only ${waiting} mails wait for ${sends.length} forms`)
  await sink.start()
  const back = performance.now()
  await until('all mails are out', async () => (await findSavedRequests(run)).waiting === 0, mostDrainSeconds)
  drainSeconds = Math.round((performance.now() - back) / 1000)
} finally {
  await Promise.all([service.kill(), worker.kill(), sink.stop()])
  await bringWorkerBack()
}

const saved = await findSavedRequests(run)
const out = sink.received.flatMap(({ id }) => saved.mails.find((mail) => id.includes(mail)) ?? [])
const places = out.map((mail) => saved.mails.indexOf(mail))
const late = places.filter((place, number) => number > 0 && place < (places[number - 1] ?? 0))
const figures = {
  outageSeconds,
  sends: sends.length,
  turnedAway: sends.filter(({ refusals }) => refusals.length > 0).length,
  mails: saved.mails.length,
  mailsLost: saved.mails.filter((mail) => !out.includes(mail)).length,
  mailsDouble: out.length - new Set(out).size,
  outOfOrder: late.length,
  drainSeconds,
}
await writeResult({
  name: 'mail-outage',
  line: `mail server away for ${outageSeconds} s during ${figures.sends} sends: ${figures.turnedAway} turned away; of ${figures.mails} mails ${figures.mailsLost} lost, ${figures.mailsDouble} double, ${figures.outOfOrder} out of order; all out after ${drainSeconds} s (limit ${mostDrainSeconds} s)`,
  passed: figures.turnedAway + figures.mailsLost + figures.mailsDouble + figures.outOfOrder === 0,
  figures,
})

async function sendFor(seconds: number): Promise<void> {
  const forms = Array.from({ length: seconds * sendsASecond }, () => newSend(run))
  sends.push(...forms)
  await each(forms, (send) => trySend(send, url), { perSecond: sendsASecond })
  // A machine that does much else may be too late for some; they try again, as people do.
  const open = () => forms.filter(({ acknowledged }) => acknowledged === undefined)
  await until(
    'all are acknowledged',
    async () => (await each(open(), (send) => trySend(send, url)), open().length === 0),
  )
}
