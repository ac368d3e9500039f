import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anEntry, englishVisitor, someEntries } from './navigation-entries.fixture.ts'
import { findNavigationBranch, findNavigationItem, findSections, noNavigationItemText } from './find-navigation.ts'
import { type NavigationItem, navigationEntry } from './navigation-item.ts'
import { findNavigationWarnings, toNavigation } from './to-navigation.ts'

const titlesOf = (items: readonly NavigationItem[]): string[] =>
  items.flatMap(({ title, items: below }) => [title, ...titlesOf(below)])

test('an item has title, override, items, countries, both URLs, hidden, page and target [S3-057]', () => {
  const entry = anEntry('About', { page: { id: 'p1', path: 'company/about' }, target: '' })
  expect(toNavigation([entry], { ...englishVisitor, siteSegment: 'events' })).toEqual([
    {
      id: 'About',
      title: 'About',
      breadcrumbOverride: '',
      note: '',
      icon: undefined,
      teaser: undefined,
      countries: [],
      hidden: false,
      page: 'p1',
      target: '/company/about',
      unlocalizedUrl: '/company/about',
      url: '/en/events/company/about',
      items: [],
    },
  ])
})

test('reads an entry with missing fields', () => {
  const parsed = navigationEntry.parse({
    id: '1',
    title: 'Home',
    breadcrumbOverride: null,
    items: [{ id: '2', title: 'Below' }],
  })
  expect(parsed.items[0]).toEqual(anEntry('Below', { id: '2', target: '' }))
})

const teaser = { label: 'New', title: 'Axion 56', text: '', target: '/products/axion-56', image: null }

test('a menu teaser links to its target in the locale of the visitor', () => {
  const [item] = toNavigation([anEntry('Products', { note: '22 machines', icon: 'crimp', teaser })], englishVisitor)
  const { target: _target, ...shown } = teaser
  expect(item).toMatchObject({
    note: '22 machines',
    icon: 'crimp',
    teaser: { ...shown, href: '/en/products/axion-56' },
  })
})

test.each([{ title: '' }, { target: '' }, { target: 'javascript:x' }])('a menu teaser with %j is omitted', (rest) => {
  const [item] = toNavigation([anEntry('Products', { teaser: { ...teaser, ...rest } })], englishVisitor)
  expect(item?.teaser).toBeUndefined()
})

test('an entry with an unknown icon is read without it', () => {
  expect(navigationEntry.parse({ id: '1', icon: 'unicorn' }).icon).toBeNull()
})

test.each([
  [[], undefined, true],
  [[], 'CH', true],
  [['CH', 'DE'], 'CH', true],
  [['DE'], 'CH', false],
  [['DE'], undefined, false],
  [['ALL'], undefined, true],
])('an entry for the countries %j is shown in %s: %s [S5-053]', (countries, country, shown) => {
  const items = toNavigation([anEntry('A', { countries })], { ...englishVisitor, locale: { language: 'de', country } })
  expect(items.length === 1).toBe(shown)
})

test('a hidden entry is shown to editors only [S5-054]', () => {
  const entries = [anEntry('A', { hidden: true, items: [anEntry('B')] }), anEntry('C')]
  expect(titlesOf(toNavigation(entries, englishVisitor))).toEqual(['C'])
  expect(titlesOf(toNavigation(entries, { ...englishVisitor, isEditor: true }))).toEqual(['A', 'B', 'C'])
})

test('an entry with an empty link is skipped with all below it [S5-055]', () => {
  const entries = [
    anEntry('A', { target: ' ', items: [anEntry('B')] }),
    anEntry('C', { items: [anEntry('D', { target: '' })] }),
  ]
  expect(titlesOf(toNavigation(entries, englishVisitor))).toEqual(['C'])
})

test('omits an unsafe or unknown target and reports it as a warning', () => {
  const entries = [
    anEntry('A', { items: [anEntry('B', { target: 'action:x' }), anEntry('C', { target: 'javascript:x' })] }),
  ]
  expect(titlesOf(toNavigation(entries, englishVisitor))).toEqual(['A'])
  expect(findNavigationWarnings(entries)).toEqual([
    { id: 'B', reason: 'unknown-action' },
    { id: 'C', reason: 'unsafe-target' },
  ])
})

test('visitors never get hidden, foreign or unlinked entries, and editors get at least as many', () => {
  const flatten = (items: readonly NavigationItem[]): NavigationItem[] =>
    items.flatMap((item) => [item, ...flatten(item.items)])
  fc.assert(
    fc.property(someEntries, fc.constantFrom(undefined, 'CH', 'US'), (entries, country) => {
      const visitor = { ...englishVisitor, locale: { language: 'en', country } } as const
      const seen = flatten(toNavigation(entries, visitor))
      const seenByEditor = flatten(toNavigation(entries, { ...visitor, isEditor: true })).map(({ id }) => id)
      for (const item of seen) {
        expect(item.hidden).toBe(false)
        expect(item.countries.length === 0 || item.countries.includes(country ?? 'ALL')).toBe(true)
        expect(item.url !== undefined || item.target.startsWith('action:')).toBe(true)
        expect(seenByEditor).toContain(item.id)
      }
    }),
    { numRuns: 1000 },
  )
})

const about = anEntry('About', { page: { id: 'p1', path: 'company/about' } })
const company = anEntry('Company', { items: [anEntry('Jobs'), about] })
const tree = toNavigation([anEntry('Products'), company], englishVisitor)

test.each([
  ['p1', 'somewhere/else', ['Company', 'About']],
  [undefined, 'company/about', ['Company', 'About']],
  ['p9', 'jobs', ['Company', 'Jobs']],
  ['p9', 'products', ['Products']],
  ['p9', 'nowhere', undefined],
])('the page %s at %s has the branch %j', (id, path, titles) => {
  expect(findNavigationBranch(tree, { id, path })?.map(({ title }) => title)).toEqual(titles)
})

test('of several entries of a page the one with the fewest ancestors is found', () => {
  const locations = anEntry('Locations', { page: { id: 'p1', path: 'locations' }, target: '' })
  const items = toNavigation([anEntry('Services', { items: [locations] }), locations], englishVisitor)
  expect(findNavigationBranch(items, { id: 'p1', path: 'locations' })).toHaveLength(1)
})

test('finds an item by its slug, and refuses an unknown slug [S8-050]', () => {
  expect(findNavigationItem(tree, 'about')).toMatchObject({ ok: true, value: { title: 'About' } })
  expect(findNavigationItem(tree, 'nowhere')).toEqual({ ok: false, reason: 'no-navigation-item-with-slug' })
  expect(noNavigationItemText).toBe('no navigation item with slug exists')
})

test('finds sections by their ids in the requested order', () => {
  const entries = [anEntry('A', { items: [anEntry('B')] }), anEntry('C')]
  expect(findSections(entries, ['C', 'gone', 'B', 'C']).map(({ id }) => id)).toEqual(['C', 'B'])
})
