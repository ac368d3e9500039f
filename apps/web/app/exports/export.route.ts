import { DataError } from '@ferrule/data-client/data-error'
import { parseLocale } from '@ferrule/domain/locales/locale'
import { loadTexts } from '@ferrule/texts/load-texts'
import { privateNoStore } from '../http/private-no-store.ts'
import { orThrow503 } from '../http/or-throw-503.server.ts'
import type { Route } from './+types/export.route'
import { exportedTables } from './exported-tables.server.ts'
import { type ExportFormat, exportTypes, writeTable } from './write-table.server.ts'

/**
 * `POST /api/exports/{table}?locale=en&format=xlsx&…`: returns a filtered list of the portal as a spreadsheet. The
 * user's token and DPoP proof are forwarded to the data service, which enforces their permissions.
 */
export async function action({ request, params, url: { searchParams } }: Route.ActionArgs) {
  const table = Object.hasOwn(exportedTables, params.table) ? exportedTables[params.table] : undefined
  const locale = parseLocale(searchParams.get('locale') ?? '')
  const format: ExportFormat = searchParams.get('format') === 'csv' ? 'csv' : 'xlsx'
  const [authorization, dpop] = [request.headers.get('Authorization'), request.headers.get('DPoP')]
  if (!table || !locale) return new Response(null, { status: 404 })
  if (!authorization || !dpop) return new Response(null, { status: 401 })
  const exportRequest = { headers: { authorization, dpop }, query: Object.fromEntries(searchParams) }
  const texts = await loadTexts(locale.language)
  const exported = await orThrow503('data', table(exportRequest, texts).catch(toRefusal))
  if (typeof exported === 'number') return new Response(null, { status: exported })
  return new Response(await writeTable(exported, format), {
    headers: {
      ...privateNoStore,
      'Content-Type': exportTypes[format],
      'Content-Disposition': `attachment; filename="${params.table}.${format}"`,
    },
  })
}

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: 'POST' } })
}

/** Returns the data service's status 401 or 403; rethrows other errors. */
function toRefusal(error: unknown): number {
  if (error instanceof DataError && (error.status === 401 || error.status === 403)) return error.status
  throw error
}
