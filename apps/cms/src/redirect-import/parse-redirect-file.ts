import { findDelimiter, maxRedirectRows } from '@ferrule/domain/redirects/redirect-import'
import type { WrittenRow } from '@ferrule/domain/redirects/validate-redirect-rows'
import { ok, refuse, type Result } from '@ferrule/domain/result'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'

export type FileRefusal = 'unreadable' | 'columns' | 'empty' | 'too-many-rows'

const names: Readonly<Record<string, string>> = { site: 'site', previousurl: 'previousUrl', target: 'target' }

const parsed = z.array(z.object({ record: z.record(z.string(), z.string()), info: z.object({ lines: z.number() }) }))

/** Reads a file with semicolons, commas or tabs, as spreadsheets write it. Other columns are ignored. */
export function parseRedirectFile(csv: string): Result<WrittenRow[], FileRefusal> {
  let header: string[] = []
  const columns = (cells: string[]) => {
    header = cells.map((cell) => names[cell.toLowerCase().replace(/[^a-z]/g, '')] ?? '')
    return header.map((name) => name || false)
  }
  try {
    const options = { columns, bom: true, delimiter: findDelimiter(csv), info: true, relax_column_count: true }
    const rows = parsed
      .parse(parse(csv, { ...options, skip_empty_lines: true, to: maxRedirectRows + 1 }))
      .map(({ record, info }) => ({ line: info.lines, cells: record }))
    if (!header.includes('previousUrl') || !header.includes('target')) return refuse('columns')
    if (rows.length === 0) return refuse('empty')
    return rows.length > maxRedirectRows ? refuse('too-many-rows') : ok(rows)
  } catch {
    return refuse('unreadable')
  }
}
