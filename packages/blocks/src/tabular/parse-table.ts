import { type Bilingual, inLanguage } from '../bilingual.ts'
import { tableRefusals } from './table-refusals.ts'

/** A parsed table: the first line names the columns, the first cell of every other line names the row. */
export type Table = { corner: string; columns: string[]; rows: TableRow[] }

export type TableRow = {
  label: string
  cells: string[]
  /** Marked with * by the editor: a total or a highlighted row. */
  emphasised: boolean
}

/**
 * Parses a table that an editor typed or pasted from a spreadsheet: one row per line, cells separated by tabs or |.
 * Returns an error message in the language of the editor if it is invalid.
 */
export function parseTable(text: string, language = 'en'): Table | string {
  const table = readTable(text)
  return 'en' in table ? inLanguage(table, language) : table
}

function readTable(text: string): Table | Bilingual {
  const [head, ...lines] = text
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line.trim() !== '')
    .map(toCells)
  if (!head || lines.length === 0) return tableRefusals.noRows
  const [corner = '', ...columns] = head
  if (columns.length === 0) return tableRefusals.noColumns
  if (columns.length > 11) return tableRefusals.tooManyColumns
  if (head.includes('')) return tableRefusals.namelessColumn
  if (new Set(columns).size < columns.length) return tableRefusals.sameColumns
  const short = lines.findIndex((cells) => cells.length !== head.length)
  if (short >= 0) return tableRefusals.cellCount(short + 2, lines[short]?.length ?? 0, head.length)
  const nameless = lines.findIndex(([label = '']) => labelOf(label) === '')
  if (nameless >= 0) return tableRefusals.namelessRow(nameless + 2)
  const rows = lines.map(toRow)
  if (new Set(rows.map(({ label }) => label)).size < rows.length) return tableRefusals.sameRows
  return { corner, columns, rows }
}

function toCells(line: string): string[] {
  return line.split(line.includes('\t') ? '\t' : '|').map((cell) => cell.trim())
}

function toRow([label = '', ...cells]: string[]): TableRow {
  return { label: labelOf(label), cells, emphasised: label.startsWith('*') }
}

function labelOf(cell: string): string {
  return cell.replace(/^\*/, '').trim()
}

/**
 * Whether a cell is a number in any grouping, with an optional sign and %, ‰ or °, or a placeholder for a missing
 * value.
 */
export function isNumeric(cell: string): boolean {
  return cell === '' || /^([-+−±<>≤≥]\s?)?\d[\d\s.,'’]*\s?[%‰°]?$|^[–—-]$|^n\/a$/i.test(cell)
}
