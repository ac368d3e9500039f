import { parseTable } from '../tabular/parse-table.ts'

export const chartKinds = ['bar', 'line', 'donut'] as const
export type ChartKind = (typeof chartKinds)[number]

export type Chart = {
  /** The name of the first column, for example "Year"; it holds the categories. */
  categoryLabel: string
  categories: string[]
  series: { name: string; values: number[] }[]
}

/** Limits for legibility: more bars leave no room for their values, more slices cannot have distinct shades. */
const limits: Record<ChartKind, { rows: number; series: number }> = {
  bar: { rows: 12, series: 3 },
  line: { rows: 400, series: 3 },
  donut: { rows: 5, series: 1 },
}

/** Parses a table into a chart. Returns an error message for the editor if it is invalid. */
export function readChart(text: string, kind: ChartKind): Chart | string {
  const table = parseTable(text)
  if (typeof table === 'string') return table
  const { rows, series } = limits[kind]
  if (table.rows.length < 2) return 'Please enter at least two values.'
  if (table.rows.length > rows) return `Please enter ${rows} rows at most.`
  if (table.columns.length > series) return `Please enter ${series + 1} columns at most: the names and the values.`
  const values = table.rows.map((row) => row.cells.map(toNumber))
  const wrong = values.findIndex((row) => row.some(Number.isNaN))
  if (wrong >= 0) return `The row ${table.rows[wrong]?.label} contains a value that is not a number.`
  if (kind === 'donut' && values.flat().some((value) => value <= 0)) return 'The parts of a donut must be above zero.'
  return {
    categoryLabel: table.corner,
    categories: table.rows.map(({ label }) => label),
    series: table.columns.map((name, column) => ({ name, values: values.map((row) => row[column] ?? 0) })),
  }
}

/** Parses 1 604, 1’604.5 and 9,4. The decimal separator is a point or a single comma. */
function toNumber(cell: string): number {
  const plain = cell
    .replace(/[\s'’]/g, '')
    .replace('−', '-')
    .replace(/^([^.,]*),(\d+)$/, '$1.$2')
  return plain === '' ? Number.NaN : Number(plain)
}
