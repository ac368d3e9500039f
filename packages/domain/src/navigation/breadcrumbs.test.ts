import { describe, expect, test } from 'vitest'
import { isCataloguePath, toBreadcrumbs } from './breadcrumbs.ts'
import { anEntry, englishReader } from './entries-for-tests.ts'
import { findNavigationTrail } from './find-navigation.ts'
import { toNavigation } from './to-navigation.ts'

const titles = { home: 'Home', notFound: '404' }
const home = { title: 'Home', path: '/' }

describe('a path', () => {
  test.each([
    ['products', true, '[S2-172]'],
    ['products/crimping/axion-56', true, '[S2-172]'],
    ['brands/products', true, '[S2-172]'],
    ['services', true, '[S2-173]'],
    ['services/training', true, '[S2-173]'],
    ['company/services', true, '[S2-173]'],
    ['smart-factory', true, '[S2-174]'],
    ['smart-factory/mes', true, '[S2-174]'],
    ['events/smart-factory', true, '[S2-174]'],
    ['products-old', false, '[S2-172]'],
    ['company/products/x', false, '[S2-172]'],
    ['company/about', false, ''],
    ['', false, ''],
  ])('%j is a catalogue page: %s %s', (path, expected) => {
    expect(isCataloguePath(path.split('/'))).toBe(expected)
  })
})

const lineage = [
  { name: 'Products', route: '/products' },
  { name: 'Crimping', route: '/products/crimping' },
]
const lineageTrail = [
  { title: 'Products', path: '/products' },
  { title: 'Crimping', path: '/products/crimping' },
]

test('the trail of a catalogue page is home, then the classification lineage [S2-175]', () => {
  expect(toBreadcrumbs({ kind: 'catalogue', lineage, productName: undefined }, titles)).toEqual([home, ...lineageTrail])
})

test('the trail of a product page ends with the product name without link [S2-176]', () => {
  expect(toBreadcrumbs({ kind: 'catalogue', lineage, productName: 'Axion 56' }, titles)).toEqual([
    home,
    ...lineageTrail,
    { title: 'Axion 56', path: undefined },
  ])
})

describe('the trail of another page', () => {
  const about = anEntry('About', { page: { id: 'p1', path: 'company/about' } })
  const company = anEntry('Company', { breadcrumbOverride: 'The company', items: [about] })
  const tree = toNavigation([anEntry('Home', { target: '/', items: [company] })], englishReader)
  const trailOf = (id: string, path = 'x') =>
    toBreadcrumbs(
      { kind: 'page', title: 'About Norlitz', isHome: false, trail: findNavigationTrail(tree, { id, path }) },
      titles,
    )

  test('is its navigation branch and ends with the page title [S2-177]', () => {
    expect(trailOf('p1')).toEqual([
      home,
      { title: 'The company', path: '/company' },
      { title: 'About Norlitz', path: undefined },
    ])
  })

  test('shows the override of an item instead of its title [S3-058]', () => {
    expect(trailOf('p1').map(({ title }) => title)).toContain('The company')
  })

  test('is home and title where the page stands in no navigation', () => {
    expect(trailOf('p9')).toEqual([home, { title: 'About Norlitz', path: undefined }])
  })

  test('is that of the page above where it stands in no navigation itself', () => {
    expect(trailOf('p9', 'company/about/history')).toEqual([
      home,
      { title: 'The company', path: '/company' },
      { title: 'About', path: '/company/about' },
      { title: 'About Norlitz', path: undefined },
    ])
  })

  test('is home alone on the home page', () => {
    expect(toBreadcrumbs({ kind: 'page', title: 'Norlitz', isHome: true, trail: [] }, titles)).toEqual([home])
  })
})

test('the trail of an unknown page is home and a 404 item that leads to / [S2-178]', () => {
  expect(toBreadcrumbs({ kind: 'unknown' }, titles)).toEqual([home, { title: '404', path: '/' }])
})
