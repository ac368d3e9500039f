import { z } from 'zod'
import { fromCell } from '../machine-csv.ts'
import { parseSeries, type ReadingSeries, readingsExpireBefore, seriesDefinitions } from './reading-series.ts'

/** The columns of an import; the export has them too. They are the same in every language. */
export const readingColumns = ['at', 'series', 'unit', 'value'] as const

/** More rows would exceed the size of a request. */
export const maxReadingRows = 1000

/** Clocks of machines may be ahead of ours. */
const maxClockSkewMs = 5 * 60_000

export type Reading = { series: ReadingSeries; at: Date; value: number }

export const readingRefusals = [
  'time-invalid',
  'time-in-future',
  'time-expired',
  'series-unknown',
  'unit-wrong',
  'value-invalid',
  'row-repeated',
] as const
export type ReadingRefusal = (typeof readingRefusals)[number]

/** The line number in a spreadsheet, where line 1 is the header. */
export type SkippedLine = { line: number; reason: ReadingRefusal }

export type ValidatedReadings = { readings: Reading[]; skipped: SkippedLine[] }

const cell = z.string().max(200).transform(fromCell)
const importedRow = z.object({ at: cell, series: cell, unit: cell, value: cell })
const moment = z.iso.datetime({ offset: true })
/** A decimal point, or the decimal comma of a quoted cell. */
const decimal = /^-?\d{1,13}(?:[.,]\d{1,9})?$/

/** Separates the rows that can be saved from the others, which are returned with their reasons. */
export function validateReadingRows(rows: readonly unknown[], now: Date): ValidatedReadings {
  const readings = new Map<string, Reading>()
  const skipped: SkippedLine[] = []
  rows.forEach((row, index) => {
    const read = readRow(row, now)
    const key = typeof read === 'string' ? '' : `${read.series} ${read.at.getTime()}`
    if (typeof read === 'string') skipped.push({ line: index + 2, reason: read })
    else if (readings.has(key)) skipped.push({ line: index + 2, reason: 'row-repeated' })
    else readings.set(key, read)
  })
  return { readings: [...readings.values()], skipped }
}

function readRow(row: unknown, now: Date): Reading | ReadingRefusal {
  const cells = importedRow.safeParse(row).data
  if (!cells || !moment.safeParse(cells.at).success) return 'time-invalid'
  const at = new Date(cells.at)
  if (at.getTime() > now.getTime() + maxClockSkewMs) return 'time-in-future'
  if (at < readingsExpireBefore(now)) return 'time-expired'
  const series = parseSeries(cells.series)
  if (!series) return 'series-unknown'
  const { unit, lowest, highest } = seriesDefinitions[series]
  if (cells.unit !== unit) return 'unit-wrong'
  const value = decimal.test(cells.value) ? Number(cells.value.replace(',', '.')) : Number.NaN
  return value >= lowest && value <= highest ? { series, at, value } : 'value-invalid'
}
