import { parseTable } from '@ferrule/blocks/tabular/parse-table'
import { recordsKey } from '@ferrule/domain/publishing/surrogate-keys'
import { type ExportFormat, exportTypes, writeTable } from '../exports/write-table.server.ts'
import { publicCacheHeaders, publicMissingPageHeaders } from '../http/cache-headers.ts'
import { listRecords } from '../pages/load-records.server.ts'
import { readVisit } from '../visit/read-visit.server.ts'
import type { Route } from './+types/investor-table.route'

/** `/en/investor-tables/{id}.csv`: a table of the investor pages as CSV or XLSX. */
export async function loader({ request, params, url }: Route.LoaderArgs) {
  const [, id, extension] = /^([\w-]{1,60})\.(csv|xlsx)$/.exec(params.name) ?? []
  if (id === undefined) return new Response(null, { status: 404 })
  const format: ExportFormat = extension === 'csv' ? 'csv' : 'xlsx'
  const visit = await readVisit(request, url)
  const records = await listRecords('investorRecords', visit.locale.language, visit)
  const record = records.find((one) => one.id === id && Date.parse(one.publicationDate) <= Date.now())
  const table = record && parseTable(record.cells)
  if (!table || typeof table === 'string')
    return new Response(null, { status: 404, headers: publicMissingPageHeaders([recordsKey]) })
  const exported = {
    name: record.kind,
    head: [table.corner, ...table.columns],
    rows: table.rows.map(({ label, cells }) => [label, ...cells]),
  }
  const name = [record.kind, record.year, visit.locale.language].filter(Boolean).join('-')
  return new Response(await writeTable(exported, format), {
    headers: {
      ...publicCacheHeaders([recordsKey]),
      'Content-Type': exportTypes[format],
      'Content-Disposition': `attachment; filename="${name}.${format}"`,
      'X-Robots-Tag': 'noindex',
    },
  })
}
