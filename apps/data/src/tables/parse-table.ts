import { ok, refuse, type Result } from '@ferrule/domain/result'
import { parse } from 'csv-parse/sync'

/** Reads a table with a header. Accepts semicolons, tabs and a byte order mark, as written by spreadsheets. */
export function parseTable(
  csv: string,
  maxRows: number,
): Result<Record<string, string>[], 'table-unreadable' | 'too-many-rows'> {
  try {
    const delimiter = [',', ';', '\t']
    const rows: Record<string, string>[] = parse(csv, {
      columns: true,
      bom: true,
      delimiter,
      skip_empty_lines: true,
      to: maxRows + 1,
    })
    return rows.length > maxRows ? refuse('too-many-rows') : ok(rows)
  } catch {
    return refuse('table-unreadable')
  }
}
