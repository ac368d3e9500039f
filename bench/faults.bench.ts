import { listedAddresses } from './faults/listed-addresses.ts'
import { bringBack, killAndKeepDown } from './support/processes.ts'
import { each, percentile, request, setting, sleep } from './support/request.ts'
import { isShort, writeResult } from './write-result.ts'

// One part after the other dies without a warning, and stays away; readers must not notice. At the end the website
// comes back without the content service and has to know its pages from Redis.
const limit = 0.999
const count = isShort ? 100 : 2000
/** What one address may make the website work for, with some room. */
const atEdge = 80
/** Past the edge every page is drawn, a machine with all its data too: as many as one core draws without a queue. */
const atWebsite = 20

type Round = { good: number; asked: number; share: number; p99: number; states: Record<string, number> }

const urls = await listedAddresses(count)
const rounds: Record<string, Round> = {}
try {
  // Twice, since the second time tells that everything is stored.
  for (const name of ['first reading', 'warmed']) rounds[name] = await crawl(urls)
  for (const part of ['cms', 'redis', 'web']) {
    await killAndKeepDown(part)
    await sleep(isShort ? 1000 : 15_000)
    rounds[`without ${part}`] = await crawl(urls)
  }
  await bringBack('redis')
  await bringBack('web')
  rounds['website back, no content service'] = await crawl(urls.map(toWebsite), atWebsite)
} finally {
  for (const part of ['redis', 'cms', 'web']) await bringBack(part)
}

const tested = Object.entries(rounds).filter(([name]) => name !== 'first reading')
const worst = Math.min(...tested.map(([, { share }]) => share))
await writeResult({
  name: 'faults',
  line: `${count} addresses with content service, Redis and website dead in turn: at worst ${(worst * 100).toFixed(2)} % answered 200 (limit ${limit * 100} %)`,
  passed: worst >= limit,
  figures: { count, limit, worst, rounds },
})

/** The same page from the website itself, past the edge. */
function toWebsite(url: string): string {
  const { pathname, hostname } = new URL(url)
  return `http://${hostname}:${setting('WEB_PORT')}${pathname}`
}

async function crawl(urls: readonly string[], perSecond = atEdge): Promise<Round> {
  const answers = await each(urls, ask, { perSecond })
  const good = answers.filter(({ status }) => status === 200)
  const states: Record<string, number> = {}
  for (const { status, cache } of answers) states[`${status} ${cache}`] = (states[`${status} ${cache}`] ?? 0) + 1
  const times = good.map(({ milliseconds }) => milliseconds)
  const share = good.length / answers.length
  return { good: good.length, asked: answers.length, share, p99: percentile(times, 0.99), states }
}

async function ask(url: string): Promise<{ status: number; cache: string; milliseconds: number }> {
  try {
    const { status, headers, milliseconds } = await request(url)
    return { status, cache: String(headers['x-cache'] ?? ''), milliseconds }
  } catch {
    return { status: 0, cache: 'no answer', milliseconds: 0 }
  }
}
