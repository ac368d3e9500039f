import { isFigure, parseTable } from '../tabular/parse-table.ts'

/** Every cell but the names holds a figure, or says that there is none. */
export function validateFigures(text: string): true | string {
  const table = parseTable(text)
  if (typeof table === 'string') return table
  for (const { label, cells } of table.rows) {
    const wrong = cells.find((cell) => !isFigure(cell))
    if (wrong !== undefined) return `"${wrong}" in the row ${label} is no figure. Write the unit into the first cell.`
  }
  return true
}
