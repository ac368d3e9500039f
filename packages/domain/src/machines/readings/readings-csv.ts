import { toCsv } from '../../tables/to-csv.ts'
import { type ReadingSeries, seriesDefinitions } from './reading-series.ts'
import { readingColumns } from './validate-reading-rows.ts'

type ExportedReading = { at: string; series: ReadingSeries; value: number }

/** Writes readings in the form of an import. */
export function toReadingsCsv(readings: readonly ExportedReading[]): string {
  const rows = readings.map(({ at, series, value }) => [
    at,
    series,
    seriesDefinitions[series].unit,
    String(Number(value.toFixed(3))),
  ])
  return toCsv([readingColumns, ...rows])
}
