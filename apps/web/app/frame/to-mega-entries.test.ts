import type { NavigationItem } from '@ferrule/domain/navigation/navigation-item'
import { expect, test } from 'vitest'
import { toCurrentPlaces, toMegaEntries } from './to-mega-entries.ts'

const anItem = (title: string, items: NavigationItem[] = [], rest: Partial<NavigationItem> = {}): NavigationItem => ({
  id: title,
  title,
  breadcrumbOverride: '',
  note: '',
  icon: undefined,
  teaser: undefined,
  countries: [],
  hidden: false,
  page: undefined,
  target: '',
  unlocalizedUrl: `/${title}`,
  url: `/en/${title}`,
  items,
  ...rest,
})

const menu = (items: NavigationItem[], path = '/') =>
  toMegaEntries(items, { path, overviewOf: (name) => `All ${name}`, renderPicture: ({ image }) => image?.filename })

test('an entry without children is a link', () => {
  expect(menu([anItem('stories')])).toEqual([
    { label: 'stories', href: '/en/stories', current: false, panel: undefined },
  ])
})

test('children with entries of their own are families; the others follow with the overview link', () => {
  const [products] = menu([
    anItem('products', [
      anItem('crimping', [anItem('lines', [], { note: '12–40 kN' })], { icon: 'crimp' }),
      anItem('marking'),
    ]),
  ])
  expect(products?.panel).toEqual({
    families: [
      {
        label: 'crimping',
        icon: 'crimp',
        links: [{ label: 'lines', href: '/en/lines', note: '12–40 kN' }],
        all: { label: 'All crimping', href: '/en/crimping' },
        open: true,
      },
    ],
    more: [
      { label: 'marking', href: '/en/marking', note: '' },
      { label: 'All products', href: '/en/products' },
    ],
    featured: undefined,
  })
})

test('the panel of an entry features its teaser with the picture', () => {
  const image = { filename: 'axion.webp', alt: '', width: 4, height: 3 }
  const teaser = { label: 'New', title: 'Axion 56', text: 'Both ends', href: '/en/axion-56', image }
  const [products] = menu([anItem('products', [anItem('crimping')], { teaser })])
  const { image: _image, ...texts } = teaser
  expect(products?.panel?.featured).toEqual({ ...texts, picture: 'axion.webp' })
})

test('children without entries of their own form one family', () => {
  const [company] = menu([anItem('company', [anItem('about'), anItem('careers')])])
  expect(company?.panel?.families.map(({ label, links }) => [label, links.length])).toEqual([['company', 2]])
})

test('the family of the current page is open, and its entry is marked', () => {
  const [products] = menu([anItem('products', [anItem('a', [anItem('a1')]), anItem('b', [anItem('b1')])])], '/b1/x')
  expect(products?.current).toBe(true)
  expect(products?.panel?.families.map(({ open }) => open)).toEqual([false, true])
})

test('of several entries that link to a page, the one above it in the address is marked', () => {
  const locations = anItem('locations', [], { unlocalizedUrl: '/company/locations' })
  const entries = menu([anItem('service', [locations]), anItem('company', [locations]), locations], '/company/about')
  expect(entries.map(({ current }) => current)).toEqual([false, true, false])
  const below = menu([anItem('service', [locations]), anItem('company', [locations])], '/company/locations')
  expect(below.map(({ current }) => current)).toEqual([false, true])
})

test('a named action links to the panel it opens [S2-181] [S2-182]', () => {
  const action = anItem('news', [], { url: undefined, unlocalizedUrl: undefined })
  expect(menu([action])[0]?.href).toBe('#news-feed-panel')
})

test.each([
  ['/', ''],
  ['/stories', '1'],
  ['/products', '0'],
  ['/b', '0 0-1'],
  ['/b1/x', '0 0-1'],
])('the current places of %s are %j', (path, places) => {
  const items = [anItem('products', [anItem('a', [anItem('a1')]), anItem('b', [anItem('b1')])]), anItem('stories')]
  expect(toCurrentPlaces(items, path)).toBe(places)
})
