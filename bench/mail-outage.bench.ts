import { randomUUID } from 'node:crypto'
import { newSend, type Send, trySend } from './kills/contact-sender.ts'
import { findSavedRequests } from './kills/saved-requests.ts'
import { MailSink } from './support/mail-sink.ts'
import { spawnedServices } from './support/spawned-services.ts'
import { replaceWorker } from './support/replace-worker.ts'
import { each, setting, until } from './support/request.ts'
import { isShort, writeResult } from './write-result.ts'

// The mail server is down while forms are sent, and comes back. No form may be refused, and every mail must be sent
// once and in the order of creation.
const outageSeconds = isShort ? 4 : 600
const sendsASecond = 3
const maxDrainSeconds = 120

const run = randomUUID().slice(0, 8)
const port = Number(setting('DATA_PORT')) + 70
const url = `http://127.0.0.1:${port}/graphql`
const sink = new MailSink(port + 3)
const { service, worker } = spawnedServices({
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
  // Sent without a proof, so there is one mail to the team and no receipt.
  if (waiting !== sends.length) throw new Error(`only ${waiting} mails are queued for ${sends.length} forms`)
  await sink.start()
  const restarted = performance.now()
  await until('all mails are sent', async () => (await findSavedRequests(run)).waiting === 0, maxDrainSeconds)
  drainSeconds = Math.round((performance.now() - restarted) / 1000)
} finally {
  await Promise.all([service.kill(), worker.kill(), sink.stop()])
  await bringWorkerBack()
}

const saved = await findSavedRequests(run)
const sentMails = sink.received.flatMap(({ id }) => saved.mails.find((mail) => id.includes(mail)) ?? [])
const positions = sentMails.map((mail) => saved.mails.indexOf(mail))
const late = positions.filter((position, number) => number > 0 && position < (positions[number - 1] ?? 0))
const figures = {
  outageSeconds,
  sends: sends.length,
  rejected: sends.filter(({ refusals }) => refusals.length > 0).length,
  mails: saved.mails.length,
  mailsLost: saved.mails.filter((mail) => !sentMails.includes(mail)).length,
  mailsDouble: sentMails.length - new Set(sentMails).size,
  outOfOrder: late.length,
  drainSeconds,
}
await writeResult({
  name: 'mail-outage',
  line: `mail server down for ${outageSeconds} s during ${figures.sends} sends: ${figures.rejected} refused; of ${figures.mails} mails ${figures.mailsLost} lost, ${figures.mailsDouble} double, ${figures.outOfOrder} out of order; all sent after ${drainSeconds} s (limit ${maxDrainSeconds} s)`,
  passed: figures.rejected + figures.mailsLost + figures.mailsDouble + figures.outOfOrder === 0,
  figures,
})

async function sendFor(seconds: number): Promise<void> {
  const forms = Array.from({ length: seconds * sendsASecond }, () => newSend(run))
  sends.push(...forms)
  await each(forms, (send) => trySend(send, url), { perSecond: sendsASecond })
  // On a busy machine some requests time out; they are retried.
  const open = () => forms.filter(({ acknowledged }) => acknowledged === undefined)
  await until(
    'all are acknowledged',
    async () => (await each(open(), (send) => trySend(send, url)), open().length === 0),
  )
}
