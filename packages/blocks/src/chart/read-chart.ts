import { parseTable } from '../tabular/parse-table.ts'

export const chartKinds = ['bar', 'line', 'donut'] as const
export type ChartKind = (typeof chartKinds)[number]

export type Chart = {
  /** What the first column holds: "Year". */
  categoryLabel: string
  categories: string[]
  series: { name: string; values: number[] }[]
}

/** What can still be told apart: more bars have no room for their values, more slices no grey of their own. */
const limits: Record<ChartKind, { rows: number; series: number }> = {
  bar: { rows: 12, series: 3 },
  line: { rows: 400, series: 3 },
  donut: { rows: 5, series: 1 },
}

/** Reads a table as a chart; answers what is wrong in words the editor understands. */
export function readChart(text: string, kind: ChartKind): Chart | string {
  const table = parseTable(text)
  if (typeof table === 'string') return table
  const { rows, series } = limits[kind]
  if (table.rows.length < 2) return 'Please enter at least two values.'
  if (table.rows.length > rows) return `Please enter ${rows} rows at most.`
  if (table.columns.length > series) return `Please enter ${series + 1} columns at most: the names and the values.`
  const values = table.rows.map((row) => row.cells.map(toNumber))
  const wrong = values.findIndex((row) => row.some(Number.isNaN))
  if (wrong >= 0) return `The row ${table.rows[wrong]?.label} holds something that is no number.`
  if (kind === 'donut' && values.flat().some((value) => value <= 0)) return 'Parts of a whole must be above zero.'
  return {
    categoryLabel: table.corner,
    categories: table.rows.map(({ label }) => label),
    series: table.columns.map((name, column) => ({ name, values: values.map((row) => row[column] ?? 0) })),
  }
}

/** 1 604, 1’604.5 and 9,4 as people write them; the decimal sign is a point or a single comma. */
function toNumber(cell: string): number {
  const plain = cell
    .replace(/[\s'’]/g, '')
    .replace('−', '-')
    .replace(/^([^.,]*),(\d+)$/, '$1.$2')
  return plain === '' ? Number.NaN : Number(plain)
}
