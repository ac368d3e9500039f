import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DonutChart } from './donut-chart.tsx'

const html = renderToStaticMarkup(
  <DonutChart
    summary="Shareholders by group"
    tableLabel="Show as table"
    nameLabel="Group"
    valueLabel="Share"
    slices={[
      { name: 'Institutions', value: 63 },
      { name: 'Family', value: 37 },
    ]}
    format={(value) => `${value} %`}
    total={{ value: '7.25 m', label: 'shares' }}
  />,
)

test('every slice is labelled with its value beside the chart', () => {
  expect(html).toMatch(/<strong>63 %<\/strong><span>Institutions<\/span>.*<strong>37 %<\/strong><span>Family<\/span>/)
})

test('the chart has a name and an equivalent table', () => {
  expect(html).toContain('role="img" aria-label="Shareholders by group"')
  expect(html).toMatch(/<th[^>]*scope="row"[^>]*>Family<\/th><td[^>]*>37 %<\/td>/)
})
