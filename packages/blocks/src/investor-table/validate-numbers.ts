import { bilingual, inLanguage } from '../bilingual.ts'
import { isNumeric, parseTable } from '../tabular/parse-table.ts'

/** Validates that every cell except the names is a number or a placeholder for a missing value. */
export function validateNumbers(text: string, language: string): true | string {
  const table = parseTable(text, language)
  if (typeof table === 'string') return table
  for (const { label, cells } of table.rows) {
    const invalid = cells.find((cell) => !isNumeric(cell))
    if (invalid !== undefined) return inLanguage(toRefusal(invalid, label), language)
  }
  return true
}

function toRefusal(cell: string, row: string) {
  return bilingual(
    `"${cell}" in the row ${row} is not a number. Put the unit into the first cell.`,
    `„${cell}“ in der Zeile ${row} ist keine Zahl. Schreiben Sie die Einheit in die erste Zelle.`,
  )
}
