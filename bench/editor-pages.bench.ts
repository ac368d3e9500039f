import { Client } from 'pg'
import { emptySite, fillSite } from './editor-pages/fill-site.ts'
import { editorPageQueries, timeEditorPages } from './editor-pages/time-editor-pages.ts'
import { percentile } from './support/percentile.ts'
import { setting } from './support/request.ts'
import { isShort, writeResult } from './write-result.ts'

// Measures the list of the editor area on a site of full size.
const limits = { p95: 500 }
const pageCount = isShort ? 200 : 5000
const rounds = isShort ? 5 : 100

const siteSlug = 'bench-editor-pages'

const db = new Client({ connectionString: setting('CONTENT_DATABASE_URL') })
await db.connect()
try {
  await fillSite(db, { siteSlug, pageCount })
  const figures: Record<string, { p50: number; p95: number }> = {}
  for (const [name, query] of Object.entries(editorPageQueries)) figures[name] = await measure(query)
  const worst = Math.max(...Object.values(figures).map(({ p95 }) => p95))
  await writeResult({
    name: 'editor-pages',
    line: `${pageCount} pages in all languages: tree, search and states p95 ${worst} ms at most`,
    passed: worst <= limits.p95,
    figures: { limits, pageCount, ...figures },
  })
} finally {
  await emptySite(db, siteSlug)
  await db.end()
}

/** The first tenth is warm-up. */
async function measure(query: Record<string, string>) {
  const times: number[] = []
  for (let round = -Math.ceil(rounds / 10); round < rounds; round += 1) {
    const milliseconds = await timeEditorPages(siteSlug, query)
    if (round >= 0) times.push(milliseconds)
  }
  return { p50: percentile(times, 0.5, 0), p95: percentile(times, 0.95, 0) }
}
