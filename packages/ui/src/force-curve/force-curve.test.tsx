import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ForceCurve } from './force-curve.tsx'

const points = [
  { x: 30, y: 0 },
  { x: 36, y: 11.3 },
  { x: 39, y: 19.2 },
  { x: 40, y: 0 },
]
const html = renderToStaticMarkup(
  <ForceCurve
    summary="The force rises to 19.2 kN."
    xLabel="Ram travel, mm"
    yLabel="Force, kN"
    points={points}
    peakLabel="in tolerance"
    tableLabel="Show as table"
    format={(value) => String(value)}
  />,
)

test('the peak is labelled with its value, the unit of the axis and the verdict', () => {
  expect(html).toContain('>19.2 kN, in tolerance</text>')
})

test('the horizontal axis is linear: the distance of two points is that of their values', () => {
  const ticks = [...html.matchAll(/<text x="([\d.]+)" y="340"[^>]*>(\d+)<\/text>/g)]
  const [first = 0, second = 0] = ticks.map(([, place]) => Number(place))
  const [from = 0, to = 0] = ticks.map(([, , value]) => Number(value))
  const peak = Number(/<circle cx="([\d.]+)"/.exec(html)?.[1])
  const perUnit = (second - first) / (to - from)
  expect(peak).toBeCloseTo(first + (39 - from) * perUnit, 1)
})

test('the drawing has a name and the same values as a table', () => {
  expect(html).toMatch(/<svg[^>]*role="img" aria-label="The force rises to 19.2 kN."/)
  for (const { x, y } of points) expect(html).toContain(`<th scope="row">${x}</th><td>${y}</td>`)
})
