import { Client } from 'pg'
import { emptySite, fillSite, siteSlug } from './editor-pages/fill-site.ts'
import { percentile } from './support/percentile.ts'
import { request, setting } from './support/request.ts'
import { isShort, writeResult } from './write-result.ts'

// Measures the list of the editor area on a site of full size: the tree, a search, and the texts of one state.
const limits = { p95: 500 }
const pageCount = isShort ? 200 : 5000
const rounds = isShort ? 5 : 100

const queries: Record<string, Record<string, string>> = {
  tree: {},
  search: { search: 'page-4' },
  states: { state: 'draft-newer', textLanguage: 'de' },
}

const db = new Client({ connectionString: setting('CONTENT_DATABASE_URL') })
await db.connect()
try {
  await fillSite(db, pageCount)
  const figures: Record<string, { p50: number; p95: number }> = {}
  for (const [name, query] of Object.entries(queries)) figures[name] = await measure(query)
  const worst = Math.max(...Object.values(figures).map(({ p95 }) => p95))
  await writeResult({
    name: 'editor-pages',
    line: `${pageCount} pages in all languages: tree, search and states p95 ${worst} ms at most`,
    passed: worst <= limits.p95,
    figures: { limits, pageCount, ...figures },
  })
} finally {
  await emptySite(db)
  await db.end()
}

/** The first tenth is warm-up. */
async function measure(query: Record<string, string>) {
  const address = new URLSearchParams({ siteSlug, language: 'de', stage: 'DRAFT', ...query })
  const times: number[] = []
  for (let round = -Math.ceil(rounds / 10); round < rounds; round += 1) {
    const response = await request(`${setting('CONTENT_SERVICE_URL')}/api/pages/editor-pages?${address}`, {
      headers: { 'x-content-service-key': setting('CONTENT_SERVICE_KEY') },
    })
    if (response.status !== 200) throw new Error(`the content service responded with ${response.status}`)
    if (round >= 0) times.push(response.milliseconds)
  }
  return { p50: percentile(times, 0.5, 0), p95: percentile(times, 0.95, 0) }
}
