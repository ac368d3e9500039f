import { escapeFormula } from '@ferrule/domain/tables/escape-formula'
import { toCsv } from '@ferrule/domain/tables/to-csv'
import writeXlsxFile, { type CellObject, type SheetData } from 'write-excel-file/node'

/** A cell. The spreadsheet program formats times, which are in UTC. */
export type ExportedCell = string | number | Date

export type ExportedTable = { name: string; head: readonly string[]; rows: readonly (readonly ExportedCell[])[] }

export type ExportFormat = 'csv' | 'xlsx'

export const exportTypes: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

export async function writeTable(table: ExportedTable, format: ExportFormat): Promise<Uint8Array<ArrayBuffer>> {
  return format === 'csv' ? writeCsv(table) : writeXlsx(table)
}

function writeCsv({ head, rows }: ExportedTable): Uint8Array<ArrayBuffer> {
  const toText = (cell: ExportedCell) => (cell instanceof Date ? cell.toISOString() : String(cell))
  return new TextEncoder().encode(toCsv([head, ...rows.map((row) => row.map(toText))]))
}

const headStyle = { fontWeight: 'bold', backgroundColor: '#14181B', textColor: '#FFFFFF' } as const

async function writeXlsx({ name, head, rows }: ExportedTable): Promise<Uint8Array<ArrayBuffer>> {
  const sheet: SheetData = [
    head.map((title) => ({ ...headStyle, ...toCell(title) })),
    ...rows.map((row) => row.map(toCell)),
  ]
  const widths = head.map((_, column) =>
    Math.max(...rows.slice(0, 100).map((row) => String(row[column] ?? '').length), 12),
  )
  const file = writeXlsxFile(sheet, {
    sheet: name.slice(0, 31),
    columns: widths.map((width) => ({ width: Math.min(width + 2, 48) })),
    stickyRowsCount: 1,
  })
  return new Uint8Array(await file.toBuffer())
}

function toCell(cell: ExportedCell): CellObject {
  if (cell instanceof Date) return { value: cell, type: Date, format: 'yyyy-mm-dd hh:mm "UTC"' }
  if (typeof cell === 'number') return { value: cell, type: Number }
  return { value: escapeFormula(cell), type: String }
}
