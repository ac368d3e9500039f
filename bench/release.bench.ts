import { aBenchPage, signInAsEditor } from './support/editor.ts'
import { percentile } from './support/percentile.ts'
import { each, request, setting, sleep, until } from './support/request.ts'
import { isShort, writeResult } from './write-result.ts'

// Publishes pages in three languages together while visitors read them. Measures whether a visitor can get an old text
// after another one got a new text, and how long the publication takes.
const pageCount = isShort ? 2 : 20
const minReads = isShort ? 100 : 1000
const languages = ['en', 'de', 'fr'] as const
const limitMs = 60_000
const edge = setting('EDGE_ORIGIN')
const run = Date.now()
const slugs = Array.from({ length: pageCount }, (_, number) => `bench-release-${run}-${number}`)
const addresses = slugs.flatMap((slug) => languages.map((language) => `${edge}/${language}/${slug}`))
const [oldText, newText] = [`Before ${run}`, `After ${run}`]

type Read = { startedAt: number; endedAt: number; isNew: boolean; isWhole: boolean }

const editor = await signInAsEditor()
const [main] = await editor.find('sites', 'where[slug][equals]=&limit=1')
const pageIds: string[] = []
const reads: Read[] = []
let isPublished = false
let publishMs = 0

try {
  for (const slug of slugs) pageIds.push(await editor.create('pages', aBenchPage(main?.id ?? '', slug)))
  for (const id of pageIds) for (const language of languages) await editor.publish(id, oldText, language)
  await each(addresses, (url) => until(url, async () => (await request(url)).text.includes(oldText)))
  for (const id of pageIds) for (const language of languages) await editor.saveDraft(id, newText, language)
  const readers = Array.from({ length: 4 }, (_, reader) => readAll(reader))
  await sleep(500)
  const started = performance.now()
  await editor.publishTogether({ siteSlug: '', pageIds, batchIds: pageIds, languages })
  publishMs = performance.now() - started
  await each(addresses, (url) => until(url, async () => (await request(url)).text.includes(newText)))
  isPublished = true
  await Promise.all(readers)
} finally {
  for (const id of pageIds) await editor.remove('pages', `where[id][equals]=${id}`)
}

const firstNew = Math.min(...reads.filter(({ isNew }) => isNew).map(({ endedAt }) => endedAt))
const mixed = reads.filter(({ isNew, startedAt }) => !isNew && startedAt > firstNew).length
const broken = reads.filter(({ isWhole }) => !isWhole).length
const slowest = percentile(
  reads.map(({ startedAt, endedAt }) => endedAt - startedAt),
  1,
)
await writeResult({
  name: 'release',
  line: `${pageCount} pages in ${languages.length} languages published together in ${Math.round(publishMs)} ms (limit ${limitMs}); ${reads.length} reads: ${mixed} old ones after a new one, ${broken} failed, the slowest took ${slowest} ms`,
  passed: mixed === 0 && broken === 0 && publishMs <= limitMs && reads.length >= minReads,
  figures: {
    pageCount,
    languages: languages.length,
    publishMs: Math.round(publishMs),
    reads: reads.length,
    mixed,
    broken,
    slowest,
  },
})

/** Reads the pages in turn until the release is visible everywhere and enough reads are made. */
async function readAll(reader: number): Promise<void> {
  for (let place = reader * 7; !isPublished || reads.length < minReads; place += 1) {
    const startedAt = performance.now()
    const { text } = await request(addresses[place % addresses.length] ?? edge)
    const isNew = text.includes(newText)
    reads.push({ startedAt, endedAt: performance.now(), isNew, isWhole: isNew || text.includes(oldText) })
  }
}
