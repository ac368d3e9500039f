import { isValidElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SpecTable } from './spec-table.tsx'

test('a value has its name as row header and its unit', () => {
  const html = renderToStaticMarkup(
    <SpecTable
      caption="Key data"
      missingLabel="n/a"
      groups={[{ rows: [{ name: 'Crimp force', value: 30, unit: 'kN' }] }]}
    />,
  )
  expect(html).toMatch(/<caption[^>]*>Key data<\/caption>/)
  expect(html).toMatch(/<th scope="row">Crimp force<\/th><td>30<span[^>]*> kN<\/span>/)
})

test('a missing value is labelled, but zero is a value', () => {
  const rows = [
    { name: 'Tinning', value: undefined, unit: 'mm' },
    { name: 'Seals', value: 0 },
  ]
  const html = renderToStaticMarkup(<SpecTable caption="Data" missingLabel="n/a" groups={[{ rows }]} />)
  expect(html).toMatch(/Tinning<\/th><td><span[^>]*>n\/a<\/span><\/td>/)
  expect(html).toContain('Seals</th><td>0</td>')
})

test('a group has a row group header', () => {
  const html = renderToStaticMarkup(
    <SpecTable caption="Data" missingLabel="n/a" groups={[{ title: 'Wire', rows: [] }]} />,
  )
  expect(html).toContain('<th scope="rowgroup" colSpan="2">Wire</th>')
})

test('rows of the same name are distinct by their keys', () => {
  const rows = [
    { key: 'city', name: 'City', value: 'Vienna' },
    { key: 'return-city', name: 'City', value: 'Graz' },
    { name: 'Country', value: 'Austria' },
  ]
  const table = SpecTable({ caption: 'Request', missingLabel: 'none', groups: [{ rows }] })
  expect(keysOf(table)).toEqual(expect.arrayContaining(['city', 'return-city', 'Country']))
})

/** The React keys of an element and all its descendants. */
function keysOf(element: unknown): (string | null)[] {
  if (Array.isArray(element)) return element.flatMap(keysOf)
  if (!isValidElement<{ children?: unknown }>(element)) return []
  return [element.key, ...keysOf(element.props.children)]
}
