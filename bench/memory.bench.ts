import { listedAddresses } from './faults/listed-addresses.ts'
import { startProfiledWebsite } from './render/profiled-website.ts'
import { readOption } from './support/read-option.ts'
import { each, setting } from './support/request.ts'
import { isShort, writeResult } from './write-result.ts'

// The resident memory of a website of its own after many requests, compared with that after the first hundredth of
// them, when its caches are full. Both are read after a garbage collection that the inspector forces. `--requests=N`
// sends fewer; a million take about an hour.
const limit = 1.1
const requests = isShort ? 600 : readOption('requests', 1_000_000)
const first = isShort ? 300 : requests / 100
const connections = 4
/** As many as the website keeps rendered, so that most requests take the path of a usual visit. */
const pages = isShort ? 20 : 300

const host = new URL(setting('EDGE_ORIGIN')).hostname
const urls = (await listedAddresses(pages * 4)).map((url) => new URL(url)).filter(({ hostname }) => hostname === host)
const paths = urls.slice(0, pages).map(({ pathname }) => pathname)

const website = await startProfiledWebsite(connections)
const samples: { requests: number; resident: number; heap: number }[] = []
try {
  await send(0, first)
  // Ten samples in between show whether the memory grows steadily or once.
  const step = (requests - first) / 10
  for (let sent = first; ; sent += step) {
    samples.push({ requests: Math.round(sent), ...(await website.memoryAfterCollection()) })
    if (samples.length > 10) break
    await send(sent, sent + step)
  }
} finally {
  website.stop()
}

const [early, late] = [samples[0], samples.at(-1)]
const growth = Math.round(((late?.resident ?? Number.NaN) / (early?.resident ?? Number.NaN)) * 100) / 100
await writeResult({
  name: 'memory',
  line: `${late?.resident} MB after ${late?.requests} requests, ${early?.resident} MB after ${early?.requests}: ${growth} x (limit ${limit}); heap ${late?.heap} and ${early?.heap} MB`,
  passed: growth <= limit,
  figures: { limit, pages: paths.length, growth, samples },
})

/** Sends the requests of these numbers. */
async function send(from: number, to: number): Promise<void> {
  const numbers = Array.from({ length: Math.round(to - from) }, (_, index) => Math.round(from) + index)
  await each(numbers, (number) => website.read(toPath(number), 1), { atOnce: connections })
}

/** One request of fifty has a query that no other request has: it is rendered, and nothing of it may stay. */
function toPath(number: number): string {
  const path = paths[number % paths.length] ?? ''
  return number % 50 === 0 ? `${path}?q=${number}` : path
}
