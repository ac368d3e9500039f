import { createHash, randomBytes, randomInt } from 'node:crypto'
import { startForwarder } from './support/forwarder.ts'
import { ownServices } from './support/own-services.ts'
import { replaceWorker } from './support/replace-worker.ts'
import { each, setting } from './support/request.ts'
import { type BadFile, filmOf, infectedFilm, pixelBomb, polyglots } from './uploads/bad-files.ts'
import { startCountedWire } from './uploads/counted-wire.ts'
import { announce, download, sendContent, sendFile, verdictOn } from './uploads/upload-service.ts'
import { isShort, writeResult } from './write-result.ts'

// A film is sent while its line is cut, the upload server dies without a warning and loses its store, each at random
// places. It must arrive as it was, and no interruption may cost more than one part. Then come files nobody may get.
const megabyte = 1024 * 1024
const filmMegabytes = isShort ? 24 : 100
const interruptionsOfAKind = isShort ? 1 : 20
const mostSentAgain = 8 * megabyte
/** What a process holds after an ordinary film is what it needs; more may not grow with what passes through it. */
const firstMegabytes = 16
/** Of the data service. */
const mostGrowthMb = 100
/** Of the worker, which draws pictures anew. */
const mostWorkerMb = 400

const port = Number(setting('DATA_PORT')) + 60
const storageWire = await startForwarder(Number(new URL(setting('S3_ENDPOINT')).port))
const { service, worker } = ownServices({
  port,
  service: { GRAPHQL_AD_HOC: 'true', S3_ENDPOINT: `http://127.0.0.1:${storageWire.port}` },
})
const hash = (content: Buffer) => createHash('sha256').update(content).digest('hex')

const bringWorkerBack = await replaceWorker()
try {
  await Promise.all([service.start(), worker.start()])
  await verdictOn(port, await sendFile(port, 'first.mp4', filmOf(randomBytes(firstMegabytes * megabyte))))
  const before = { service: service.peakMemory(), worker: worker.peakMemory() }
  const film = await sendThroughTrouble()
  const refused = await sendBadFiles()
  const memory = { before, after: { service: service.peakMemory(), worker: worker.peakMemory() } }
  const growth = memory.after.service - before.service
  await writeResult({
    name: 'uploads',
    line: `${filmMegabytes} MB with ${interruptionsOfAKind} cuts, kills and lost stores each: ${film.isEqual ? 'arrived as it was' : 'NOT THE SAME'}, at most ${toMb(film.mostAgain)} MB sent again (limit 8), ${toMb(film.again)} MB in all; ${refused.held} of ${refused.files} bad files held back; service + ${growth} MB, worker ${memory.after.worker} MB`,
    passed:
      film.isEqual &&
      film.mostAgain <= mostSentAgain &&
      refused.held === refused.files &&
      growth <= mostGrowthMb &&
      memory.after.worker <= mostWorkerMb,
    figures: { filmMegabytes, interruptionsOfAKind, film, refused, memory },
  })
} finally {
  await Promise.all([service.kill(), worker.kill()])
  storageWire.close()
  await bringWorkerBack()
}

type Interruption = { at: number; strike: () => void }

async function sendThroughTrouble() {
  const content = filmOf(randomBytes(filmMegabytes * megabyte - 48))
  // Two deaths at one place are two lives, one after the other.
  let lives = Promise.resolve()
  const killAndStart = () => {
    lives = lives.then(service.kill).then(service.start)
  }
  const strikes = [() => wire.drop(), killAndStart, () => storageWire.drop()]
  const interruptions: Interruption[] = strikes
    .flatMap((strike) =>
      Array.from({ length: interruptionsOfAKind }, () => ({ at: randomInt(content.length), strike })),
    )
    .sort((one, two) => one.at - two.at)
  const wire = await startCountedWire(port, (position) => {
    if (interruptions[0] && interruptions[0].at <= position) interruptions.shift()?.strike()
  })
  const started = performance.now()
  try {
    const { id } = await announce(wire.port, 'press.mp4', content.length)
    await sendContent(wire.port, id, content)
    const seconds = Math.round((performance.now() - started) / 1000)
    await lives
    const arrived = await download(port, await verdictOn(port, id))
    return { ...countAgain(wire.sent), seconds, left: interruptions.length, isEqual: hash(arrived) === hash(content) }
  } finally {
    wire.close()
  }
}

/** How far behind what was already on the wire each next request begins. */
function countAgain(sent: { from: number; bytes: number }[]) {
  const again = sent.slice(1).map(({ from }, number) => {
    const earlier = sent[number] ?? { from: 0, bytes: 0 }
    return Math.max(0, earlier.from + earlier.bytes - from)
  })
  return {
    requests: sent.length,
    again: again.reduce((sum, bytes) => sum + bytes, 0),
    mostAgain: Math.max(0, ...again),
  }
}

async function sendBadFiles() {
  const all = await polyglots()
  const twoFaced = isShort ? all.filter((_, number) => number % 8 < 2) : all
  const virus = { name: 'harmless.mp4', content: infectedFilm(isShort ? 10 : 90), hidden: Buffer.from('EICAR') }
  const bomb = { name: 'press.png', content: pixelBomb(), hidden: Buffer.from('PNG') }
  const refusals = [
    (await announce(port, 'long.mp4', 101 * megabyte)).status === 413,
    (await announce(port, 'offer.pdf', megabyte)).status === 415,
    (await announce(port, 'drawing.svg', megabyte)).status === 415,
    ...(await each([...twoFaced, bomb, virus], refusalOf, { atOnce: 4 })),
  ]
  return { files: refusals.length, held: refusals.filter(Boolean).length }
}

/** Whether a file is held back, or comes out without what was hidden in it. */
async function refusalOf({ name, content, hidden }: BadFile): Promise<boolean> {
  const verdict = await verdictOn(port, await sendFile(port, name, content))
  if (verdict.state !== 'clean') return verdict.link === null
  return !(await download(port, verdict)).includes(hidden)
}

function toMb(bytes: number): number {
  return Math.round((bytes / megabyte) * 10) / 10
}
