import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BarChart } from './bar-chart.tsx'

const chart = {
  summary: 'Revenue and EBIT in million CHF',
  tableLabel: 'Show as table',
  categoryLabel: 'Year',
  categories: ['2024', '2025'],
  format: (value: number) => value.toFixed(1),
}
const series = [
  { name: 'Revenue', values: [352.6, 341.8] },
  { name: 'EBIT', values: [38.1, 35.2] },
]

test('the chart is named by its summary', () => {
  expect(renderToStaticMarkup(<BarChart {...chart} series={series} />)).toContain(
    'role="img" aria-label="Revenue and EBIT in million CHF"',
  )
})

test('the table has the same values', () => {
  const html = renderToStaticMarkup(<BarChart {...chart} series={series} />)
  expect(html).toMatch(/<summary>Show as table<\/summary>/)
  expect(html).toMatch(/<th[^>]*scope="row"[^>]*>2025<\/th><td[^>]*>341\.8<\/td><td[^>]*>35\.2<\/td>/)
})

test('a larger value has a taller bar, and every bar is labelled', () => {
  const html = renderToStaticMarkup(<BarChart {...chart} series={[{ name: 'Revenue', values: [100, 50] }]} />)
  const heights = [...html.matchAll(/<rect[^>]* height="([\d.]+)"/g)].map((match) => Number(match[1]))
  expect(heights[0]).toBeCloseTo(2 * (heights[1] ?? 0))
  expect(html).toContain('>100.0</text>')
})

test('the bar of a negative value is below the axis', () => {
  const html = renderToStaticMarkup(<BarChart {...chart} series={[{ name: 'Cash', values: [10, -10] }]} />)
  const [above, below] = [...html.matchAll(/<rect[^>]* y="([\d.]+)"/g)].map((match) => Number(match[1]))
  expect(below).toBeGreaterThan(above ?? 0)
})

test('a label that is wider than its bars is broken between words, and the chart is as much taller', () => {
  const five = ['Wire out', 'Applicator changed', 'Wire in', 'Sample', 'Start']
  const bars = [{ name: 'Seconds', values: [20, 30, 50, 50, 30] }]
  const long = renderToStaticMarkup(<BarChart {...chart} categories={five} series={bars} />)
  expect(long).toMatch(/>Applicator<\/tspan><tspan[^>]* dy="1\.2em"[^>]*>changed<\/tspan>/)
  expect(long).toContain('>Wire out</tspan>')
  expect(long).toContain('viewBox="0 0 560 323"')
})
