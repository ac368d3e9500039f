import { aBenchPage, signInAsEditor } from './support/editor.ts'
import { percentile } from './support/percentile.ts'
import { each, request, setting, sleep, until } from './support/request.ts'
import { isShort, writeResult } from './write-result.ts'

// Measures the time from an editor's click on "publish" until the edge delivers the new text, and whether other pages
// left the cache of the edge.
const limitMs = 1000
const publishes = isShort ? 10 : 50
const edge = setting('EDGE_ORIGIN')
const slug = `bench-publish-${Date.now()}`
const address = `${edge}/en/${slug}`

const editor = await signInAsEditor()
const [main] = await editor.find('sites', 'where[slug][equals]=&limit=1')
const pageId = await editor.create('pages', aBenchPage(main?.id ?? '', slug))
const sinceClick: number[] = []
const sinceSaved: number[] = []
const others = { requests: 0, hits: 0 }

try {
  await until('the page is there', async () => (await request(address)).status === 200)
  const neighbours = await findNeighbours()
  for (let number = 1; number <= publishes; number++) {
    // All neighbours are fresh hits before, so a miss afterwards was caused by this publish.
    await each(neighbours, async (url) => until(url, async () => (await request(url)).headers['x-cache'] === 'hit'))
    await request(address)
    const heading = `Published ${number} ${crypto.randomUUID()}`
    const clicked = performance.now()
    await editor.publish(pageId, heading)
    const saved = performance.now()
    while (!(await request(address)).text.includes(heading)) await sleep(10)
    sinceClick.push(performance.now() - clicked)
    sinceSaved.push(performance.now() - saved)
    const seen = await each(neighbours, async (url) => (await request(url)).headers['x-cache'])
    others.requests += seen.length
    others.hits += seen.filter((state) => state === 'hit').length
  }
} finally {
  await editor.remove('pages', `where[id][equals]=${pageId}`)
}

const p95 = percentile(sinceClick, 0.95)
const hitRatio = others.hits / others.requests
await writeResult({
  name: 'publish-latency',
  line: `${publishes} publishes visible after ${percentile(sinceClick, 0.5)} ms, p95 ${p95} ms (limit ${limitMs}); ${(hitRatio * 100).toFixed(1)} % of the other pages stayed hits`,
  passed: p95 <= limitMs && hitRatio === 1,
  figures: {
    publishes,
    limitMs,
    sinceClick: { p50: percentile(sinceClick, 0.5), p95, max: percentile(sinceClick, 1) },
    sinceSaved: { p50: percentile(sinceSaved, 0.5), p95: percentile(sinceSaved, 0.95) },
    others: { ...others, hitRatio },
  },
})

/** Finds pages of the same site that do not depend on the published one. */
async function findNeighbours(): Promise<string[]> {
  const pages = await editor.find('pages', `locale=en&limit=40&where[site][equals]=${main?.id}`)
  const urls = pages.filter(({ id }) => id !== pageId).map(({ path }) => `${edge}/en${path ? `/${path}` : ''}`)
  const responses = await each(urls, request, { atOnce: 2 })
  return urls.filter((_, number) => responses[number]?.status === 200).slice(0, 20)
}
