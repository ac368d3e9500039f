import { listedAddresses } from './faults/listed-addresses.ts'
import { bringBack, killAndKeepDown } from './support/processes.ts'
import { percentile } from './support/percentile.ts'
import { each, request, setting, sleep } from './support/request.ts'
import { isShort, writeResult } from './write-result.ts'

// Content service, Redis and website are killed one after the other and stay down; visitors must not notice. At the end
// the website starts again without the content service and must render its pages from Redis.
const limit = 0.999
const count = isShort ? 30 : 2000
/** Requests a second; the edge allows one client address 100 renders a second. */
const edgeRate = 80
/** Requests a second without the edge, where every page is rendered: as many as one core renders without a queue. */
const websiteRate = 20

type Round = { good: number; requests: number; share: number; p99: number; states: Record<string, number> }

const urls = await listedAddresses(count)
const rounds: Record<string, Round> = {}
try {
  // Redis holds the lists of a page after the website has rendered it once, and the edge may have the page already.
  await crawl(urls.map(toWebsite), websiteRate)
  // Twice: the second round shows that every page is cached.
  for (const name of ['first crawl', 'warmed']) rounds[name] = await crawl(urls)
  for (const component of ['cms', 'redis', 'web']) {
    await killAndKeepDown(component)
    await sleep(isShort ? 1000 : 15_000)
    rounds[`without ${component}`] = await crawl(urls)
  }
  await bringBack('redis')
  await bringBack('web')
  rounds['website back, no content service'] = await crawl(urls.map(toWebsite), websiteRate)
} finally {
  for (const component of ['redis', 'cms', 'web']) await bringBack(component)
}

const tested = Object.entries(rounds).filter(([name]) => name !== 'first crawl')
const [worstRound, { share: worst, states }] = tested.reduce((one, other) =>
  other[1].share < one[1].share ? other : one,
)
await writeResult({
  name: 'faults',
  line: `${count} addresses with content service, Redis and website down in turn: at worst (${worstRound}) ${(worst * 100).toFixed(2)} % returned 200 (limit ${limit * 100} %): ${JSON.stringify(states)}`,
  passed: worst >= limit,
  figures: { count, limit, worst, rounds },
})

/** The URL of the same page at the website, without the edge. */
function toWebsite(url: string): string {
  const { pathname, hostname } = new URL(url)
  return `http://${hostname}:${setting('WEB_PORT')}${pathname}`
}

async function crawl(urls: readonly string[], perSecond = edgeRate): Promise<Round> {
  const responses = await each(urls, requestPage, { perSecond })
  const good = responses.filter(({ status }) => status === 200)
  const states: Record<string, number> = {}
  for (const { status, cache } of responses) states[`${status} ${cache}`] = (states[`${status} ${cache}`] ?? 0) + 1
  const times = good.map(({ milliseconds }) => milliseconds)
  const share = good.length / responses.length
  return { good: good.length, requests: responses.length, share, p99: percentile(times, 0.99), states }
}

async function requestPage(url: string): Promise<{ status: number; cache: string; milliseconds: number }> {
  try {
    const { status, headers, milliseconds } = await request(url)
    return { status, cache: String(headers['x-cache'] ?? ''), milliseconds }
  } catch {
    return { status: 0, cache: 'no response', milliseconds: 0 }
  }
}
