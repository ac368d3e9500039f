import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resolveCatalogueAddress, findCatalogueArea, parseCatalogueAddress } from './catalogue-address.ts'

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
])('parses the address "%s" to %o', (path, address) => {
  expect(parseCatalogueAddress(path.split('/').filter(Boolean))).toEqual(address)
})

test.each([
  ['products', 'products'],
  ['products/crimping-lines/axion-56', 'products'],
  ['brands/products', 'products'],
  ['company/about/services', 'services'],
  ['services/products', 'services'],
  ['events/smart-factory', 'smart-factory'],
  ['products-old', undefined],
  ['company/products/x', undefined],
  ['', undefined],
])('the path "%s" belongs to the catalogue area %s', (path, area) => {
  expect(findCatalogueArea(path.split('/').filter(Boolean))).toBe(area)
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
  ['products/missing', { classification: null, product: null }, { kind: 'unknown' }],
  ['products/crimping-lines/service', { classification: line, product: null }, { kind: 'unknown' }],
])('resolves "%s" with %o to %o', (path, known, target) => {
  expect(resolveCatalogueAddress(path.split('/'), known)).toEqual(target)
})

test.each([
  ['products/axion-56', 'products/crimping-lines/double-end-lines/axion-56'],
  ['products/another-family/axion-56', 'products/crimping-lines/double-end-lines/axion-56'],
  ['services/axion-56', 'products/crimping-lines/double-end-lines/axion-56'],
  ['products/axion-56/service', 'products/crimping-lines/double-end-lines/axion-56/service'],
])('redirects the short or old address "%s" to "%s"', (path, canonical) => {
  expect(resolveCatalogueAddress(path.split('/'), { classification: null, product: axion })).toEqual({
    kind: 'moved',
    segments: canonical.split('/'),
  })
})

test('the target of a redirect never redirects again', () => {
  const path = fc.array(fc.constantFrom('products', 'services', 'service', 'axion-56', 'crimping-lines'))
  const known = fc.constantFrom({ classification: line, product: null }, { classification: null, product: axion })
  fc.assert(
    fc.property(path, known, (segments, found) => {
      const first = resolveCatalogueAddress(segments, found)
      const next = first.kind === 'moved' ? resolveCatalogueAddress(first.segments, found) : first
      expect(next.kind).not.toBe('moved')
    }),
  )
})
