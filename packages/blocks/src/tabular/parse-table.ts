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
 * Returns an error message for the editor if it is invalid.
 */
export function parseTable(text: string): Table | string {
  const [head, ...lines] = text
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line.trim() !== '')
    .map(toCells)
  if (!head || lines.length === 0) return 'Please enter one line for the columns and at least one more.'
  const [corner = '', ...columns] = head
  if (columns.length === 0) return 'Please separate the cells of a line with a tab or |.'
  if (columns.length > 11) return 'Please enter 12 columns at most.'
  if (head.includes('')) return 'Please give every column a name.'
  if (new Set(columns).size < columns.length) return 'Please give every column a unique name.'
  const short = lines.findIndex((cells) => cells.length !== head.length)
  if (short >= 0) return `Line ${short + 2} has ${lines[short]?.length} cells, the first line has ${head.length}.`
  const nameless = lines.findIndex(([label = '']) => labelOf(label) === '')
  if (nameless >= 0) return `Line ${nameless + 2} has no name in its first cell.`
  const rows = lines.map(toRow)
  if (new Set(rows.map(({ label }) => label)).size < rows.length) return 'Please give every row a unique name.'
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
