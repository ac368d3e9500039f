import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LineChart } from './line-chart.tsx'

const html = renderToStaticMarkup(
  <LineChart
    summary="Share price in CHF"
    tableLabel="Show as table"
    pointLabel="Year"
    points={[{ label: '2024', tick: '2024' }, { label: '2025' }]}
    series={[
      { name: 'Share', values: [61, 74.2] },
      { name: 'Index', values: [60, 70] },
    ]}
    format={(value) => value.toFixed(1)}
  />,
)

test('the chart is named by its summary and labels the last value', () => {
  expect(html).toContain('role="img" aria-label="Share price in CHF"')
  expect(html).toMatch(/<circle[^>]*><\/circle><text[^>]*>74\.2<\/text>/)
})

test('the table has every point, also those without a tick', () => {
  expect(html).toMatch(/<th[^>]*scope="row"[^>]*>2025<\/th><td[^>]*>74\.2<\/td><td[^>]*>70\.0<\/td>/)
})

test('lines differ not only by colour', () => {
  expect(html).toMatch(/dashed[^>]*><\/i>Index/)
})

test('a missing value interrupts the line, and the last known one is labelled', () => {
  const gap = renderToStaticMarkup(
    <LineChart
      summary="Output"
      tableLabel="Show as table"
      pointLabel="Time"
      points={['1', '2', '3', '4', '5'].map((label) => ({ label }))}
      series={[{ name: 'Output', values: [10, 20, null, 30, null] }]}
      format={String}
    />,
  )
  const [, path = ''] = /class="[^"]*leading[^"]*" d="([^"]*)"/.exec(gap) ?? []
  expect(path.match(/M/g)).toHaveLength(2)
  expect(gap).toMatch(/<circle[^>]*><\/circle><text[^>]*>30<\/text>/)
  expect(gap).toMatch(/scope="row"[^>]*>3<\/th><td[^>]*>–<\/td>/)
})
