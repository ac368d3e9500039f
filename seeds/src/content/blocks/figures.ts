import type { SeedBlockOf } from '../seed-block.ts'
import { type Head, toHead } from './teasers.ts'

type Figure = [value: string, unit: string | null, label: string]

type KeyFigureOptions = { heading?: string; footnote?: string }

export function keyFigures(rows: Figure[], { heading, footnote }: KeyFigureOptions = {}): SeedBlockOf<'key-figures'> {
  return {
    blockType: 'key-figures',
    heading: heading ?? null,
    figures: rows.map(([value, unit, label]) => ({ value, unit, label })),
    footnote: footnote ?? null,
  }
}

/** Each line is a row with cells separated by |; the first line is the header. */
export function table(heading: string, lines: string[], footnote?: string): SeedBlockOf<'table'> {
  return { blockType: 'table', heading, cells: lines.join('\n'), footnote: footnote ?? null, onLightBand: false }
}

/** The same on a light band, for offers side by side. */
export function offerTable(heading: string, lines: string[], footnote?: string): SeedBlockOf<'table'> {
  return { ...table(heading, lines, footnote), onLightBand: true }
}

type InvestorTableOptions = { heading: string; note?: string; footnote: string }

export function investorTable(
  { heading, note, footnote }: InvestorTableOptions,
  lines: string[],
): SeedBlockOf<'investor-table'> {
  return { blockType: 'investor-table', heading, note: note ?? null, cells: lines.join('\n'), footnote }
}

type ChartOptions = { kind: 'bar' | 'line' | 'donut'; heading: string; summary: string; footnote?: string }

export function chart({ kind, heading, summary, footnote }: ChartOptions, lines: string[]): SeedBlockOf<'chart'> {
  return { blockType: 'chart', heading, chartKind: kind, summary, cells: lines.join('\n'), footnote: footnote ?? null }
}

type SmallChart = { title: string; kind: 'bar' | 'line'; summary: string; lines: string[] }

export function smallCharts(
  { footnote, ...head }: Head & { footnote: string },
  ...charts: SmallChart[]
): SeedBlockOf<'chart-grid'> {
  return {
    blockType: 'chart-grid',
    ...toHead(head),
    charts: charts.map(({ title, kind, summary, lines }) => ({
      title,
      chartKind: kind,
      summary,
      cells: lines.join('\n'),
    })),
    footnote,
  }
}
