import { guardCell } from '../comparison/guard-cell.ts'

/** A table as other programs read it: with the mark by which they know the signs of all languages. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')}`
}

function toCell(text: string): string {
  const guarded = guardCell(text)
  return /[",\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded
}
