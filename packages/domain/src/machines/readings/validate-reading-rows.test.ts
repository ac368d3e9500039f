import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readingSeries, seriesDefinitions } from './reading-series.ts'
import { toReadingsCsv } from './readings-csv.ts'
import { readingRefusals, validateReadingRows } from './validate-reading-rows.ts'

const now = new Date('2026-11-18T12:00:00Z')
const row = { at: '2026-11-18T06:00:00Z', series: 'output', unit: 'pcs/h', value: '4012' }

test.each([
  [{}, { series: 'output', at: new Date('2026-11-18T06:00:00Z'), value: 4012 }],
  [{ at: ' 2026-11-18T07:00:00+01:00 ' }, { series: 'output', at: new Date('2026-11-18T06:00:00Z'), value: 4012 }],
  [{ at: '2026-11-18T12:04:59Z' }, { series: 'output', at: new Date('2026-11-18T12:04:59Z'), value: 4012 }],
  [{ value: '4012.5' }, { value: 4012.5 }],
  [{ value: '4012,5' }, { value: 4012.5 }],
  [{ value: '0' }, { value: 0 }],
  [{ series: 'length-deviation', unit: 'mm', value: "'-0.25" }, { value: -0.25 }],
])('reads a row with %j', (change, reading) => {
  expect(validateReadingRows([{ ...row, ...change }], now)).toMatchObject({ readings: [reading], skipped: [] })
})

test.each([
  [{ at: '' }, 'time-invalid'],
  [{ at: '18.11.2026 06:00' }, 'time-invalid'],
  [{ at: '2026-11-18T06:00:00' }, 'time-invalid'],
  [{ at: '2026-02-30T06:00:00Z' }, 'time-invalid'],
  [{ at: undefined }, 'time-invalid'],
  [{ at: '2026-11-18T12:05:01Z' }, 'time-in-future'],
  [{ at: '2024-11-18T11:59:59Z' }, 'time-expired'],
  [{ series: 'Output' }, 'series-unknown'],
  [{ series: 'toString' }, 'series-unknown'],
  [{ unit: 'pcs' }, 'unit-wrong'],
  [{ unit: '' }, 'unit-wrong'],
  [{ value: '' }, 'value-invalid'],
  [{ value: '4 012' }, 'value-invalid'],
  [{ value: '1e5' }, 'value-invalid'],
  [{ value: 'NaN' }, 'value-invalid'],
  [{ value: '-1' }, 'value-invalid'],
  [{ value: '1000001' }, 'value-invalid'],
])('skips a row with %j: %s', (change, reason) => {
  expect(validateReadingRows([{ ...row, ...change }], now)).toEqual({ readings: [], skipped: [{ line: 2, reason }] })
})

test('takes the first of two values for one moment, however it is written', () => {
  const { readings, skipped } = validateReadingRows([row, { ...row, at: '2026-11-18T07:00:00+01:00', value: '1' }], now)
  expect([readings.map(({ value }) => value), skipped]).toEqual([[4012], [{ line: 3, reason: 'row-repeated' }]])
})

test('each row is a reading or skipped, for any content', () => {
  const cell = fc.oneof(fc.string(), fc.constantFrom(...Object.values(row), ...readingSeries, '-5', undefined))
  const anyRow = fc.oneof(fc.anything(), fc.record({ at: cell, series: cell, unit: cell, value: cell }))
  fc.assert(
    fc.property(fc.array(anyRow), (rows) => {
      const { readings, skipped } = validateReadingRows(rows, now)
      expect(readings.length + skipped.length).toBe(rows.length)
      expect(skipped.every(({ line, reason }) => line >= 2 && readingRefusals.includes(reason))).toBe(true)
    }),
  )
})

test('exported readings can be imported again', () => {
  const reading = fc.constantFrom(...readingSeries).chain((series) => {
    const { lowest, highest } = seriesDefinitions[series]
    return fc.record({
      series: fc.constant(series),
      at: fc.date({ noInvalidDate: true, min: new Date('2025-01-01'), max: now }).map((at) => at.toISOString()),
      value: fc.double({ min: lowest, max: highest, noNaN: true }),
    })
  })
  fc.assert(
    fc.property(reading, (exported) => {
      const [, line = ''] = toReadingsCsv([exported]).split('\r\n')
      const [at, series, unit, value] = line.split(',').map((text) => text.slice(1, -1))
      const { readings } = validateReadingRows([{ at, series, unit, value }], now)
      expect(readings[0]?.value).toBeCloseTo(exported.value, 2)
    }),
  )
})
