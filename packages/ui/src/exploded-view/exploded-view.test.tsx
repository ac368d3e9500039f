import { partShapes } from '@ferrule/domain/parts/part'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ExplodedView } from './exploded-view.tsx'
import { layOutParts } from './lay-out-parts.ts'
import { renderPart } from './part-drawings.ts'

test.each(partShapes)('a %s has finite coordinates and a shaded side', (shape) => {
  const faces = renderPart(shape)
  expect(faces.map(({ tone }) => tone)).toEqual(expect.arrayContaining(['left']))
  for (const { path } of faces) expect(path).toMatch(/^M(-?\d+(\.\d)? -?\d+(\.\d)?[LZ]?)+$/)
})

const spot = (number: number, axis: string, isSelected = false) => ({
  key: String(number),
  number: String(number),
  name: `Part ${number}`,
  href: `#part-${number}`,
  shape: 'roller' as const,
  axis,
  isSelected,
})

test('every part is a link named by number and name, and the selected one has aria-current', () => {
  const html = renderToStaticMarkup(<ExplodedView label="Feeding" spots={[spot(1, 'a'), spot(2, 'a', true)]} />)
  expect(html).toContain('role="group" aria-label="Feeding"')
  expect(html).toMatch(/<a [^>]*href="#part-1" aria-label="1, Part 1">/)
  expect(html).toMatch(/<a [^>]*href="#part-2" aria-label="2, Part 2" aria-current="true">/)
})

test('parts of an axis are on one line, long axes continue in another row, and no parts overlap', () => {
  const { placed, axes, box } = layOutParts([
    ...Array.from({ length: 9 }, (_, index) => spot(index, 'a')),
    ...Array.from({ length: 4 }, (_, index) => spot(index + 9, 'b')),
  ])
  expect(axes).toHaveLength(3)
  for (const one of placed) {
    const others = placed.filter((other) => other !== one)
    expect(Math.min(...others.map((other) => Math.hypot(one.x - other.x, one.y - other.y)))).toBeGreaterThan(80)
    expect(one.x).toBeGreaterThan(box.x)
    expect(one.x).toBeLessThan(box.x + box.width)
    expect(one.y).toBeGreaterThan(box.y)
    expect(one.y).toBeLessThan(box.y + box.height)
  }
})
