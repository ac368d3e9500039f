import type { InvestorRecordKind } from '@ferrule/domain/investors/investor-record'
import { type Chart, type ChartKind, readChart } from '../chart/read-chart.ts'
import { parseTable, type Table } from '../tabular/parse-table.ts'

export type InvestorChart = { chartKind: ChartKind; cells: string; numbers: Chart }

/** Chart types of the records that have a chart. */
const chartKinds: Partial<Record<InvestorRecordKind, ChartKind>> = {
  'share-price': 'line',
  'total-return': 'bar',
  'annual-figures': 'bar',
  'share-distribution': 'donut',
}

/** Returns the chart of a record, or undefined if its kind has none or its cells are not numbers. */
export function toInvestorChart(kind: InvestorRecordKind, text: string): InvestorChart | undefined {
  const chartKind = chartKinds[kind]
  const table = parseTable(text)
  if (!chartKind || typeof table === 'string') return undefined
  // Figures of several units share the table, so the chart shows the rows that the editor marked.
  const rows = kind === 'annual-figures' ? table.rows.filter(({ emphasised }) => emphasised) : table.rows
  const cells = chartKind === 'donut' ? text : transpose({ ...table, rows })
  const numbers = readChart(cells, chartKind)
  return typeof numbers === 'string' ? undefined : { chartKind, cells, numbers }
}

/** The columns of the table are years, which a chart has in its rows. */
function transpose({ corner, columns, rows }: Table): string {
  const head = [corner, ...rows.map(({ label }) => label)]
  const lines = columns.map((column, index) => [column, ...rows.map(({ cells }) => cells[index] ?? '')])
  return [head, ...lines].map((line) => line.join('|')).join('\n')
}
