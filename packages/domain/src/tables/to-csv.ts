import { escapeFormula } from './escape-formula.ts'

/**
 * CSV with a byte order mark, by which spreadsheets recognise UTF-8. Every cell is quoted, because a program decides by
 * its own language which characters separate cells, and escaped against formula injection.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')}`
}

function toCell(text: string): string {
  return `"${escapeFormula(text).replaceAll('"', '""')}"`
}
