import type { ImportFormat } from '@ferrule/domain/catalogue/catalogue-import'
import type { ImportSource } from './import-row.ts'
import { readBmecat } from './read-bmecat.ts'
import { readCsv } from './read-csv.ts'
import { readJsonLines } from './read-json-lines.ts'
import { readXlsx } from './read-xlsx.ts'

/** Parsers for BMEcat 2005, the CSV and XLSX template, and JSON lines. */
export const importParsers: Record<ImportFormat, (file: string) => ImportSource> = {
  xml: readBmecat,
  csv: readCsv,
  xlsx: readXlsx,
  jsonl: readJsonLines,
}
