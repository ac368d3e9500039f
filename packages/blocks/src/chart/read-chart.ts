import { type Bilingual, inLanguage } from '../bilingual.ts'
import { parseTable, type Table } from '../tabular/parse-table.ts'
import { chartRefusals } from './chart-refusals.ts'

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

/** Parses a table into a chart. Returns an error message in the language of the editor if it is invalid. */
export function readChart(text: string, kind: ChartKind, language = 'en'): Chart | string {
  const table = parseTable(text, language)
  if (typeof table === 'string') return table
  const values = table.rows.map((row) => row.cells.map(toNumber))
  const refusal = refuseChart(table, values, kind)
  if (refusal) return inLanguage(refusal, language)
  return {
    categoryLabel: table.corner,
    categories: table.rows.map(({ label }) => label),
    series: table.columns.map((name, column) => ({ name, values: values.map((row) => row[column] ?? 0) })),
  }
}

function refuseChart(table: Table, values: number[][], kind: ChartKind): Bilingual | undefined {
  const { rows, series } = limits[kind]
  if (table.rows.length < 2) return chartRefusals.tooFew
  if (table.rows.length > rows) return chartRefusals.tooManyRows(rows)
  if (table.columns.length > series) return chartRefusals.tooManyColumns(series + 1)
  const wrong = values.findIndex((row) => row.some(Number.isNaN))
  if (wrong >= 0) return chartRefusals.notNumeric(table.rows[wrong]?.label ?? '')
  return kind === 'donut' && values.flat().some((value) => value <= 0) ? chartRefusals.notPositive : undefined
}

/** Parses 1 604, 1’604.5 and 9,4. The decimal separator is a point or a single comma. */
function toNumber(cell: string): number {
  const plain = cell
    .replace(/[\s'’]/g, '')
    .replace('−', '-')
    .replace(/^([^.,]*),(\d+)$/, '$1.$2')
  return plain === '' ? Number.NaN : Number(plain)
}
