import { machinePageQuery } from '@ferrule/domain/machines/machine-page-query'
import { expect, test } from 'vitest'
import { renderScreen, textOf } from '../../portal/screen.fixture.ts'
import type { LoadedReadings } from './loaded-readings.ts'
import { ReadingsTab } from './readings-tab.tsx'

const hours = (values: (number | null)[]) =>
  values.map((value, hour) => ({ at: new Date(Date.UTC(2026, 10, 16, hour)).toISOString(), value }))

const readings: LoadedReadings = {
  lastAt: '2026-11-16T03:00:00.000Z',
  counters: [{ series: 'operating-hours', value: 9614 }],
  charts: [
    {
      series: 'output',
      bucketMinutes: 60,
      latest: 4012,
      lowest: 2900,
      highest: 4210,
      points: hours([3100, null, 4012]),
    },
    {
      series: 'length-deviation',
      bucketMinutes: 240,
      latest: 0.125,
      lowest: -0.5,
      highest: 0.25,
      points: hours([0.125]),
    },
  ],
}

const render = (shown: LoadedReadings, query: object = {}) =>
  renderScreen(
    <ReadingsTab
      readings={shown}
      serialNumber="24-1122-914"
      query={machinePageQuery.parse({ tab: 'readings', ...query })}
    />,
  )

test('charts are named by their values with units, and repeat them as tables', async () => {
  const html = await render(readings)
  expect(html).toContain('aria-label="Output: last 4,012 pieces/h, lowest 2,900 pieces/h, highest 4,210 pieces/h"')
  expect(html).toContain('aria-label="Length deviation: last 0.125 mm, lowest -0.5 mm, highest 0.25 mm"')
  expect(textOf(html)).toMatch(/Time Output, pieces\/h \S.* 3,100 .* – .* 4,012/)
  expect(textOf(html)).toContain('Length deviation mm, mean over 4 h')
})

test('the axis of a week names each day where it begins', async () => {
  const chart = { series: 'output', bucketMinutes: 60, latest: 1, lowest: 1, highest: 1 } as const
  const week = hours(Array.from({ length: 7 * 24 }, () => 1))
  const html = await render({ ...readings, charts: [{ ...chart, points: week }] })
  const ticks = [...html.matchAll(/<text x="([\d.]+)" y="286"[^>]*>([^<]+)</g)].map(([, x, tick]) => [Number(x), tick])
  expect(ticks.map(([, tick]) => tick)).toEqual(['17/11', '18/11', '19/11', '20/11', '21/11', '22/11'])
  expect(ticks[0]?.[0]).toBeCloseTo(64 + (736 * 24) / 167, 0)
})

test('counters, the last value and how long readings are kept are beside the charts', async () => {
  const text = textOf(await render(readings))
  expect(text).toContain('Operating hours 9,614')
  expect(text).toMatch(/Last value 16 Nov 2026/)
  expect(text).toContain('Kept for 24 months')
})

test('each period is a link, the current one marked', async () => {
  const html = await render(readings, { period: '30d' })
  expect(html).toMatch(/<a[^>]*href="\?tab=readings&amp;period=24h"[^>]*>24 hours/)
  expect(html).toMatch(/<a[^>]*href="\?tab=readings"[^>]*>7 days/)
  expect(html).toMatch(/<a[^>]*aria-current="true"[^>]*>30 days/)
})

test('a machine without readings says how they get here', async () => {
  const html = await render({ lastAt: null, counters: [], charts: [] })
  expect(textOf(html)).toMatch(/no readings yet Save the readings .* as a CSV file and import it here/)
  expect(html).toMatch(/<button[^>]*>(<span[^>]*>)?Import readings/)
})

test('a period without readings names the last one, and keeps the other periods', async () => {
  const html = await render({ ...readings, charts: [] })
  expect(textOf(html)).toContain('No readings in this period The last one is from 16 Nov 2026')
  expect(html).toContain('30 days')
  expect(html).not.toContain('Export CSV')
})
