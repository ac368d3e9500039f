import { describe, expect, test } from 'vitest'
import { toBreadcrumbs } from './breadcrumbs.ts'
import { anEntry, englishVisitor } from './navigation-entries.fixture.ts'
import { findNavigationTrail } from './find-navigation.ts'
import { toNavigation } from './to-navigation.ts'

const titles = { home: 'Home', notFound: '404' }
const home = { title: 'Home', path: '/' }

const lineage = [
  { name: 'Products', route: '/products' },
  { name: 'Crimping', route: '/products/crimping' },
]
const lineageTrail = [
  { title: 'Products', path: '/products' },
  { title: 'Crimping', path: '/products/crimping' },
]

test('the trail of a catalogue page is home, then the classification lineage [S2-175]', () => {
  expect(toBreadcrumbs({ kind: 'catalogue', lineage, title: undefined }, titles)).toEqual([home, ...lineageTrail])
})

test('the trail of a product page ends with the product name without link [S2-176]', () => {
  expect(toBreadcrumbs({ kind: 'catalogue', lineage, title: 'Axion 56' }, titles)).toEqual([
    home,
    ...lineageTrail,
    { title: 'Axion 56', path: undefined },
  ])
})

describe('the trail of another page', () => {
  const about = anEntry('About', { page: { id: 'p1', path: 'company/about' } })
  const company = anEntry('Company', { breadcrumbOverride: 'The company', items: [about] })
  const tree = toNavigation([anEntry('Home', { target: '/', items: [company] })], englishVisitor)
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

  test('is home and title where the page is not in the navigation', () => {
    expect(trailOf('p9')).toEqual([home, { title: 'About Norlitz', path: undefined }])
  })

  test('is that of the nearest ancestor where the page is not in the navigation', () => {
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
