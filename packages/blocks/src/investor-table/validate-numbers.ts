import { isNumeric, parseTable } from '../tabular/parse-table.ts'

/** Validates that every cell except the names is a number or a placeholder for a missing value. */
export function validateNumbers(text: string): true | string {
  const table = parseTable(text)
  if (typeof table === 'string') return table
  for (const { label, cells } of table.rows) {
    const invalid = cells.find((cell) => !isNumeric(cell))
    if (invalid !== undefined)
      return `"${invalid}" in the row ${label} is not a number. Put the unit into the first cell.`
  }
  return true
}
