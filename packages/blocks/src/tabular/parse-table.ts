/** A table as it is drawn: the first line names the columns, the first cell of every other line names the row. */
export type Table = { corner: string; columns: string[]; rows: TableRow[] }

export type TableRow = {
  label: string
  cells: string[]
  /** Marked with * by the editor: a total, or the line to look at. */
  emphasised: boolean
}

/**
 * Reads what an editor typed or pasted from a spreadsheet: a line a row, cells divided by tabs or by |. Answers what is
 * wrong in words the editor understands.
 */
export function parseTable(text: string): Table | string {
  const [head, ...lines] = text
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line.trim() !== '')
    .map(toCells)
  if (!head || lines.length === 0) return 'Please enter one line for the columns and at least one more.'
  const [corner = '', ...columns] = head
  if (columns.length === 0) return 'Please divide the cells of a line by a tab or by |.'
  if (columns.length > 11) return 'Please enter 12 columns at most.'
  if (head.includes('')) return 'Please give every column a name.'
  if (new Set(columns).size < columns.length) return 'Please give every column a name of its own.'
  const short = lines.findIndex((cells) => cells.length !== head.length)
  if (short >= 0) return `Line ${short + 2} has ${lines[short]?.length} cells, the first line has ${head.length}.`
  const nameless = lines.findIndex(([label = '']) => labelOf(label) === '')
  if (nameless >= 0) return `Line ${nameless + 2} has no name in its first cell.`
  const rows = lines.map(toRow)
  if (new Set(rows.map(({ label }) => label)).size < rows.length) return 'Please give every row a name of its own.'
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

/** Digits in whatever way the language groups them, a sign, a unit of percent; or that there is none. */
export function isFigure(cell: string): boolean {
  return cell === '' || /^([-+−±<>≤≥]\s?)?\d[\d\s.,'’]*\s?[%‰°]?$|^[–—-]$|^n\/a$/i.test(cell)
}
