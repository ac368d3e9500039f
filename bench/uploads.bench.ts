import { createHash, randomBytes, randomInt } from 'node:crypto'
import { startForwarder } from './support/forwarder.ts'
import { spawnedServices } from './support/spawned-services.ts'
import { replaceWorker } from './support/replace-worker.ts'
import { each, setting } from './support/request.ts'
import { type BadFile, videoOf, infectedVideo, pixelBomb, polyglots } from './uploads/bad-files.ts'
import { startCountingProxy } from './uploads/counting-proxy.ts'
import { announce, download, startTusUpload, sendFile, waitForScan } from './uploads/upload-service.ts'
import { isShort, writeResult } from './write-result.ts'

// A video is uploaded while its connection is cut, the upload server is killed and its object storage disconnects, each
// at random positions. It must arrive unchanged, and no interruption may cost more than one chunk. Then bad files are
// uploaded, which must be held back.
const megabyte = 1024 * 1024
const videoMegabytes = isShort ? 24 : 100
const interruptionsOfAKind = isShort ? 1 : 20
const maxResentBytes = 8 * megabyte
/** The memory after a video of this size is the baseline; it may not grow with the size of later uploads. */
const firstMegabytes = 16
/** Maximum memory growth of the data service. */
const maxGrowthMb = 100
/** Maximum memory of the worker, which re-encodes pictures. */
const maxWorkerMb = 400

const port = Number(setting('DATA_PORT')) + 60
const storageProxy = await startForwarder(Number(new URL(setting('S3_ENDPOINT')).port))
const { service, worker } = spawnedServices({
  port,
  service: { GRAPHQL_AD_HOC: 'true', S3_ENDPOINT: `http://127.0.0.1:${storageProxy.port}` },
})
const hash = (content: Buffer) => createHash('sha256').update(content).digest('hex')

const bringWorkerBack = await replaceWorker()
try {
  await Promise.all([service.start(), worker.start()])
  await waitForScan(port, await sendFile(port, 'first.mp4', videoOf(randomBytes(firstMegabytes * megabyte))))
  const before = { service: service.peakMemory(), worker: worker.peakMemory() }
  const video = await sendWithInterruptions()
  const refused = await sendBadFiles()
  const memory = { before, after: { service: service.peakMemory(), worker: worker.peakMemory() } }
  const growth = memory.after.service - before.service
  await writeResult({
    name: 'uploads',
    line: `${videoMegabytes} MB with ${interruptionsOfAKind} cuts, kills and lost stores each: ${video.isEqual ? 'arrived unchanged' : 'NOT THE SAME'}, at most ${toMb(video.maxResent)} MB sent again (limit 8), ${toMb(video.resent)} MB in all; ${refused.held} of ${refused.files} bad files held back; service + ${growth} MB, worker ${memory.after.worker} MB`,
    passed:
      video.isEqual &&
      video.maxResent <= maxResentBytes &&
      refused.held === refused.files &&
      growth <= maxGrowthMb &&
      memory.after.worker <= maxWorkerMb,
    figures: { videoMegabytes, interruptionsOfAKind, video, refused, memory },
  })
} finally {
  await Promise.all([service.kill(), worker.kill()])
  storageProxy.close()
  await bringWorkerBack()
}

type Interruption = { at: number; strike: () => void }

async function sendWithInterruptions() {
  const content = videoOf(randomBytes(videoMegabytes * megabyte - 48))
  // Restarts are chained, because two kills can be due at the same position.
  let restarts = Promise.resolve()
  const killAndStart = () => {
    restarts = restarts.then(service.kill).then(service.start)
  }
  const strikes = [() => proxy.drop(), killAndStart, () => storageProxy.drop()]
  const interruptions: Interruption[] = strikes
    .flatMap((strike) =>
      Array.from({ length: interruptionsOfAKind }, () => ({ at: randomInt(content.length), strike })),
    )
    .sort((one, two) => one.at - two.at)
  const proxy = await startCountingProxy(port, (position) => {
    if (interruptions[0] && interruptions[0].at <= position) interruptions.shift()?.strike()
  })
  const started = performance.now()
  try {
    const { id } = await announce(proxy.port, 'press.mp4', content.length)
    await startTusUpload(proxy.port, id, content)
    const seconds = Math.round((performance.now() - started) / 1000)
    await restarts
    const arrived = await download(port, await waitForScan(port, id))
    return { ...countResent(proxy.sent), seconds, left: interruptions.length, isEqual: hash(arrived) === hash(content) }
  } finally {
    proxy.close()
  }
}

/** Counts bytes sent twice: how far before the end of the data already sent each next request begins. */
function countResent(sent: { from: number; bytes: number }[]) {
  const resent = sent.slice(1).map(({ from }, number) => {
    const earlier = sent[number] ?? { from: 0, bytes: 0 }
    return Math.max(0, earlier.from + earlier.bytes - from)
  })
  return {
    requests: sent.length,
    resent: resent.reduce((sum, bytes) => sum + bytes, 0),
    maxResent: Math.max(0, ...resent),
  }
}

async function sendBadFiles() {
  const all = await polyglots()
  const polyglotFiles = isShort ? all.filter((_, number) => number % 8 < 2) : all
  const virus = { name: 'harmless.mp4', content: infectedVideo(isShort ? 10 : 90), hidden: Buffer.from('EICAR') }
  const bomb = { name: 'press.png', content: pixelBomb(), hidden: Buffer.from('PNG') }
  const refusals = [
    (await announce(port, 'long.mp4', 101 * megabyte)).status === 413,
    (await announce(port, 'offer.pdf', megabyte)).status === 415,
    (await announce(port, 'drawing.svg', megabyte)).status === 415,
    ...(await each([...polyglotFiles, bomb, virus], isHeldBack, { atOnce: 4 })),
  ]
  return { files: refusals.length, held: refusals.filter(Boolean).length }
}

/** Whether a file is held back, or released without its hidden content. */
async function isHeldBack({ name, content, hidden }: BadFile): Promise<boolean> {
  const upload = await waitForScan(port, await sendFile(port, name, content))
  if (upload.state !== 'clean') return upload.link === null
  return !(await download(port, upload)).includes(hidden)
}

function toMb(bytes: number): number {
  return Math.round((bytes / megabyte) * 10) / 10
}
