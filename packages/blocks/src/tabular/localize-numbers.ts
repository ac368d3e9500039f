import { isNumeric } from './parse-table.ts'

/**
 * Writes the numbers of a cell with the separators of the page's language: editors type 1 604 or 3.10 once, and the
 * charts beside the table format the same values. In a text, only digits grouped by no-break spaces or apostrophes are
 * certain to be one number.
 */
export function localizeNumbers(cell: string, formatNumber: (value: number) => string): string {
  const [, group = '', decimal = '.'] = /12(\D*)345(\D)5/.exec(formatNumber(12_345.5)) ?? []
  if (!isNumeric(cell)) return cell.replace(/(?<=\d)[\u00a0\u202f\u2009’'](?=\d{3}(?!\d))/g, group)
  // Two points are a date or a grouping.
  const separated = cell.split('.').length === 2 ? cell.replace(/(?<=\d)\.(?=\d)/, decimal) : cell
  return separated.replace(/(?<=\d)[\s’'](?=\d{3}(?!\d))/g, group)
}
