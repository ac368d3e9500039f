import { randomUUID } from 'node:crypto'
import { freePort } from '@ferrule/tasks/free-port'
import { type Balancer, findBalancerPorts, startBalancer } from './rolling-restart/balancer.ts'
import { listedAddresses } from './faults/listed-addresses.ts'
import { missPaths } from './load/traffic.ts'
import { createClient, website } from './rolling-restart/client.ts'
import { sendMixedLoad } from './rolling-restart/mixed-load.ts'
import type { Launch, Stop } from './rolling-restart/instance.ts'
import { createInstances } from './rolling-restart/instances.ts'
import { launchFromCheckout } from './rolling-restart/launch-from-checkout.ts'
import { launchFromImages, removeContainers } from './rolling-restart/launch-from-images.ts'
import { countMails, deleteTickets, findLostWrites } from './rolling-restart/saved-writes.ts'
import { Tally } from './rolling-restart/tally.ts'
import { MailSink } from './support/mail-sink.ts'
import { untilIdle } from './rolling-restart/worker-jobs.ts'
import { readOption } from './support/read-option.ts'
import { replaceWorker } from './support/replace-worker.ts'
import { setting, sleep } from './support/request.ts'
import { isShort, writeResult } from './write-result.ts'

// Two instances of each process behind a load balancer, beside the stack, whose other servers they use. Each is stopped
// with SIGTERM and started again, the next one when the last is ready, while visitors and customers work. In the short form
// the second instances are those of the stack. With `--from=TAG`
// and `--to=TAG` the instances are containers of the first tag, and each is replaced by one of the second.
const full = { data: 2, worker: 2, cms: 2, web: 2, edge: 2 }
const counts = isShort ? { data: 1, worker: 0, cms: 0, web: 1, edge: 1 } : full
const restarted = isShort ? ['data-1', 'web-1'] : undefined
const load = isShort
  ? { share: 0.2, aloneMs: 0, requests: 0 }
  : { share: readOption('share', 1), aloneMs: 10_000, requests: 20_000 }
/** As in the images. In the short form no more than the balancer (two checks) and the edge (three) need. */
const drainSeconds = (part: string) => (isShort ? ({ data: 2, web: 4 }[part] ?? 0) : 6)

const [from, to] = [readTag('from'), readTag('to')]
if (!from !== !to) throw new Error('--from=TAG needs --to=TAG')
const launches: { before: Launch; after: Launch } =
  from && to
    ? { before: launchFromImages(from), after: launchFromImages(to) }
    : { before: launchFromCheckout, after: launchFromCheckout }

// Each instance adds listeners to the exit of this process.
process.setMaxListeners(0)
const run = randomUUID().slice(0, 8)
const database = new URL(setting('DATA_DATABASE_URL')).pathname.slice(1)
const ports = await findBalancerPorts()
const mailPort = await freePort()
const smtpUrl = `smtp://127.0.0.1:${mailPort}`
const { instances, servers } = await createInstances({ counts, ports, drainSeconds, smtpUrl })
const client = createClient(ports)
const tally = new Tally()
const sink = new MailSink(mailPort)
const bringWorkerBack = counts.worker > 0 ? await replaceWorker() : async () => {}
let balancer: Balancer | undefined
try {
  await sink.start()
  await Promise.all(instances.map((instance) => instance.start(launches.before)))
  balancer = await startBalancer(ports, servers)
  if (counts.worker > 0) await untilIdle(database)
  const urls = isShort ? missPaths.map((path) => `${website}${path}`) : await listedAddresses(200)
  const traffic = await sendMixedLoad({ run, client, tally, share: load.share, livePort: ports.website, urls })
  const stops: Stop[] = []
  try {
    await sleep(load.aloneMs)
    await restartAll(balancer, stops)
    await traffic.stop()
    await report(
      stops,
      await traffic.checkSessions(),
      await findLostWrites({ run, database, client, accepted: traffic.accepted }),
    )
  } finally {
    await traffic.remove()
    await deleteTickets(database, run)
  }
} finally {
  balancer?.stop()
  await Promise.all(instances.map((instance) => instance.kill()))
  if (from) removeContainers(instances.map(({ name }) => name))
  await sink.stop()
  await bringWorkerBack()
}

/** Restarts every instance, and all again until enough requests were sent. */
async function restartAll({ takeOut, putBack }: Balancer, stops: Stop[]): Promise<void> {
  do {
    for (const instance of instances.filter(({ name }) => restarted?.includes(name) ?? true)) {
      tally.enter(`stop of ${instance.name}`)
      if (!instance.drains()) await takeOut(instance.name).then(() => sleep(drainSeconds(instance.name) * 1000))
      stops.push(await instance.stop())
      tally.enter(`start of ${instance.name}`)
      await instance.start(launches.after)
      await putBack(instance.name)
    }
  } while (tally.sent() < load.requests)
}

type Sessions = { customers: number; ended: number; editorEnded: boolean }

async function report(stops: Stop[], sessions: Sessions, writes: Awaited<ReturnType<typeof findLostWrites>>) {
  const mails = counts.worker > 0 ? await countMails(run, sink) : { mails: 0, lostMails: 0, doubleMails: 0 }
  const unclean = stops.filter(({ exitCode }) => exitCode !== 0)
  const { lostForms, lostTickets, lostUploads, doubleForms, doubleTickets } = writes
  const lost = lostForms + lostTickets + lostUploads + mails.lostMails
  const double = doubleForms + doubleTickets + mails.doubleMails
  const failed = tally.failures.length
  const versions = from ? ` from ${from} to ${to}` : ''
  await writeResult({
    name: from ? 'rolling-restart-images' : 'rolling-restart',
    line: `${stops.length} restarts${versions} during ${tally.sent()} requests: ${failed} failed ${describe(failed)}; ${tally.endedStreams} streams opened again, ${tally.resumedUploads} uploads resumed; ${lost} writes lost, ${double} double; ${sessions.ended} of ${sessions.customers} sessions ended; ${unclean.length} unclean stops`,
    passed: failed + lost + double + sessions.ended + unclean.length === 0 && !sessions.editorEnded,
    figures: {
      from,
      to,
      share: load.share,
      requests: tally.summary(),
      failures: tally.failures.slice(0, 100),
      endedStreams: tally.endedStreams,
      resumedUploads: tally.resumedUploads,
      writes,
      mails,
      sessions,
      stops,
    },
  })
}

function describe(failed: number): string {
  if (failed === 0) return ''
  const seen = Map.groupBy(tally.failures, ({ kind, reason, step }) => `${kind}, ${step}: ${reason}`)
  return `(${[...seen].map(([what, failures]) => `${failures.length} x ${what}`).join('; ')})`
}

function readTag(name: string): string | undefined {
  return process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3)
}
