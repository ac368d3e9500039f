import { createReadStream } from 'node:fs'
import { parse } from 'csv-parse'
import type { ImportRow } from './import-row.ts'
import { type Cells, toTemplateProduct } from './template-product.ts'

/** Reads the template as CSV, with or without a byte order mark. */
export async function* readCsv(file: string): AsyncGenerator<ImportRow> {
  const parser = createReadStream(file).pipe(
    parse({ columns: true, bom: true, trim: true, skip_empty_lines: true, relax_column_count: true, info: true }),
  )
  for await (const { record, info } of parser as AsyncIterable<{ record: Cells; info: { lines: number } }>) {
    yield { kind: 'product', place: `line ${info.lines}`, product: toTemplateProduct(record) }
  }
}
