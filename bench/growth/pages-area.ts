import { Client } from 'pg'
import { emptySite, fillSite } from '../editor-pages/fill-site.ts'
import { editorPageQueries, timeEditorPages } from '../editor-pages/time-editor-pages.ts'
import { setting } from '../support/request.ts'
import { isShort } from '../write-result.ts'
import type { GrowthArea } from './measure-growth.ts'

const sizes = isShort ? [5, 50] : [50, 500, 5000]
const slugOf = (pageCount: number) => `bench-growth-${pageCount}`

/** The pages of the editor area, on sites of different sizes beside each other. */
export async function startPages(cleanup: AsyncDisposableStack): Promise<GrowthArea[]> {
  const db = new Client({ connectionString: setting('CONTENT_DATABASE_URL') })
  await db.connect()
  cleanup.defer(() => db.end())
  cleanup.defer(async () => {
    for (const pageCount of sizes) await emptySite(db, slugOf(pageCount))
  })
  for (const pageCount of sizes) await fillSite(db, { siteSlug: slugOf(pageCount), pageCount })
  const queries = Object.fromEntries(
    Object.entries(editorPageQueries).map(([name, query]) => [
      name,
      (place: number) => timeEditorPages(slugOf(sizes[place] ?? 0), query),
    ]),
  )
  return [{ name: 'pages', records: 'pages', sizes, queries }]
}
