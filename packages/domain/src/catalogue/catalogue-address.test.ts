import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decideCatalogueAnswer, parseCatalogueAddress } from './catalogue-address.ts'

const line = { route: '/products/crimping-lines' }
const axion = { route: '/products/crimping-lines/double-end-lines/axion-56' }

test.each([
  ['products', { area: 'products', slug: undefined, service: false }],
  ['services', { area: 'services', slug: undefined, service: false }],
  ['smart-factory', { area: 'smart-factory', slug: undefined, service: false }],
  ['products/crimping-lines', { area: 'products', slug: 'crimping-lines', service: false }],
  ['products/a/b/axion-56', { area: 'products', slug: 'axion-56', service: false }],
  ['products/a/b/axion-56/service', { area: 'products', slug: 'axion-56', service: true }],
  ['products/service', { area: 'products', slug: 'service', service: false }],
  ['company/products', undefined],
  ['', undefined],
])('the address "%s" asks for %o', (path, asked) => {
  expect(parseCatalogueAddress(path.split('/').filter(Boolean))).toEqual(asked)
})

test.each([
  ['products/crimping-lines', { classification: line, product: null }, { kind: 'classification' }],
  ['products/crimping-lines', { classification: line, product: axion }, { kind: 'classification' }],
  ['products/crimping-lines/double-end-lines/axion-56', { classification: null, product: axion }, { kind: 'product' }],
  [
    'products/crimping-lines/double-end-lines/axion-56/service',
    { classification: null, product: axion },
    { kind: 'service' },
  ],
  ['products/nobody', { classification: null, product: null }, { kind: 'unknown' }],
  ['products/crimping-lines/service', { classification: line, product: null }, { kind: 'unknown' }],
])('at "%s" with %o stands %o', (path, known, answer) => {
  expect(decideCatalogueAnswer(path.split('/'), known)).toEqual(answer)
})

test.each([
  ['products/axion-56', 'products/crimping-lines/double-end-lines/axion-56'],
  ['products/another-family/axion-56', 'products/crimping-lines/double-end-lines/axion-56'],
  ['services/axion-56', 'products/crimping-lines/double-end-lines/axion-56'],
  ['products/axion-56/service', 'products/crimping-lines/double-end-lines/axion-56/service'],
])('the short or old address "%s" leads to "%s"', (path, home) => {
  expect(decideCatalogueAnswer(path.split('/'), { classification: null, product: axion })).toEqual({
    kind: 'moved',
    segments: home.split('/'),
  })
})

test('where an address leads, nothing leads on: no redirect runs in a circle', () => {
  const path = fc.array(fc.constantFrom('products', 'services', 'service', 'axion-56', 'crimping-lines'))
  const known = fc.constantFrom({ classification: line, product: null }, { classification: null, product: axion })
  fc.assert(
    fc.property(path, known, (segments, found) => {
      const first = decideCatalogueAnswer(segments, found)
      const next = first.kind === 'moved' ? decideCatalogueAnswer(first.segments, found) : first
      expect(next.kind).not.toBe('moved')
    }),
  )
})
