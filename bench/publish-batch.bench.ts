import { aBenchPage, signInAsEditor } from './support/editor.ts'
import { percentile } from './support/percentile.ts'
import { each, request, setting, until } from './support/request.ts'
import { isShort, writeResult } from './write-result.ts'

// Checks and publishes a batch of pages one after the other, as the publish screen of the content admin does.
const pageCount = isShort ? 3 : 50
const limitMs = 60_000
const edge = setting('EDGE_ORIGIN')
const run = Date.now()
const text = `Batch ${run}`
const slugs = Array.from({ length: pageCount }, (_, number) => `bench-batch-${run}-${number}`)

const editor = await signInAsEditor()
const [main] = await editor.find('sites', 'where[slug][equals]=&limit=1')
const batchIds: string[] = []
const times: number[] = []
let visibleMs = 0

try {
  for (const slug of slugs) batchIds.push(await editor.create('pages', aBenchPage(main?.id ?? '', slug)))
  for (const id of batchIds) await editor.saveDraft(id, text, 'en')
  const started = performance.now()
  for (const id of batchIds) {
    const sent = performance.now()
    await editor.publishTogether({ siteSlug: '', pageIds: [id], batchIds, languages: ['en'] })
    times.push(performance.now() - sent)
  }
  const addresses = slugs.map((slug) => `${edge}/en/${slug}`)
  await each(addresses, (url) => until(url, async () => (await request(url)).text.includes(text)))
  visibleMs = Math.round(performance.now() - started)
} finally {
  for (const id of batchIds) await editor.remove('pages', `where[id][equals]=${id}`)
}

const publishMs = Math.round(times.reduce((sum, time) => sum + time, 0))
await writeResult({
  name: 'publish-batch',
  line: `${pageCount} pages checked and published one by one in ${publishMs} ms (limit ${limitMs}), all visible after ${visibleMs} ms; a page takes ${percentile(times, 0.95)} ms at most in 95 %`,
  passed: visibleMs <= limitMs,
  figures: { pageCount, publishMs, visibleMs, p50: percentile(times, 0.5), p95: percentile(times, 0.95) },
})
