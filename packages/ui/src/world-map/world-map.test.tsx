import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type MapPlace, WorldMap } from './world-map.tsx'
import { borderPath, countryPath, landPath, mapSize, placeOnMap } from './world-shapes.ts'

const props = {
  label: 'World map with 1 location',
  listLabel: 'Show as list',
  emptyLabel: 'No location matches',
  kindLabels: { sales: 'Sales and service', production: 'Production', distributor: 'Distributor' },
}
const linz: MapPlace = {
  id: 'linz',
  name: 'Linz, Austria',
  kind: 'sales',
  longitude: 14.29,
  latitude: 48.31,
  href: '#linz',
}

test('every pin has a link with its kind in the list', () => {
  const html = renderToStaticMarkup(<WorldMap {...props} places={[linz]} />)
  expect(html).toMatch(
    /<summary>Show as list<\/summary>.*<a href="#linz">Linz, Austria<\/a> <span>Sales and service<\/span>/,
  )
})

test('the SVG is hidden from screen readers and has no tab stops', () => {
  const html = renderToStaticMarkup(<WorldMap {...props} places={[linz]} />)
  expect(html).toMatch(/role="region" aria-label="World map with 1 location" tabindex="0"/)
  expect(html).toMatch(/<svg viewBox="0 0 1280 600" aria-hidden="true">.*<a[^>]* tabindex="-1"/)
})

test('an empty map shows a message', () => {
  expect(renderToStaticMarkup(<WorldMap {...props} places={[]} />)).toContain('No location matches')
})

test('places are projected correctly: Linz is north-west of Pune', () => {
  const [x, y] = placeOnMap(linz)
  const [eastX, southY] = placeOnMap({ longitude: 73.86, latitude: 18.52 })
  expect(x).toBeLessThan(eastX)
  expect(y).toBeLessThan(southY)
  expect(x).toBeGreaterThan(0)
  expect(eastX).toBeLessThan(mapSize.width)
})

test('a country is found by its numeric code', () => {
  expect(countryPath(['040'])).toMatch(/^m/)
  expect(countryPath(['000'])).toBe('')
})

test('the paths have less than 30 kB', () => {
  expect(landPath.length + borderPath.length).toBeLessThan(30_000)
})
