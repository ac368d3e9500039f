import { DataError } from '@ferrule/data-client/data-error'
import { parseLocale } from '@ferrule/domain/locales/locale'
import { loadTexts } from '@ferrule/texts/load-texts'
import { forThisReader } from '../request/for-this-reader.ts'
import { orUnavailable } from '../request/or-unavailable.server.ts'
import type { Route } from './+types/export.route'
import { exportedTables } from './exported-tables.server.ts'
import { type ExportFormat, exportTypes, writeTable } from './write-table.server.ts'

/**
 * `POST /api/exports/{table}?locale=en&format=xlsx&…`: a list of the portal as it is filtered, as a table to go on
 * working with. The reader's token and proof go on to the data service, which knows what they may see.
 */
export async function action({ request, params, url: { searchParams } }: Route.ActionArgs) {
  const table = Object.hasOwn(exportedTables, params.table) ? exportedTables[params.table] : undefined
  const locale = parseLocale(searchParams.get('locale') ?? '')
  const format: ExportFormat = searchParams.get('format') === 'csv' ? 'csv' : 'xlsx'
  const [authorization, dpop] = [request.headers.get('Authorization'), request.headers.get('DPoP')]
  if (!table || !locale) return new Response(null, { status: 404 })
  if (!authorization || !dpop) return new Response(null, { status: 401 })
  const reader = { headers: { authorization, dpop }, wishes: Object.fromEntries(searchParams) }
  const texts = await loadTexts(locale.language)
  const made = await orUnavailable('data', table(reader, texts).catch(toRefusal))
  if (typeof made === 'number') return new Response(null, { status: made })
  return new Response(await writeTable(made, format), {
    headers: {
      ...forThisReader,
      'Content-Type': exportTypes[format],
      'Content-Disposition': `attachment; filename="${params.table}.${format}"`,
    },
  })
}

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: 'POST' } })
}

/** Whoever may not see a list gets no table of it either. */
function toRefusal(error: unknown): number {
  if (error instanceof DataError && (error.status === 401 || error.status === 403)) return error.status
  throw error
}
