import type { NavigationItem } from '@ferrule/domain/navigation/navigation-item'
import { expect, test } from 'vitest'
import { toMegaEntries } from './to-mega-entries.ts'

const anItem = (title: string, items: NavigationItem[] = [], rest: Partial<NavigationItem> = {}): NavigationItem => ({
  id: title,
  title,
  breadcrumbOverride: '',
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
  toMegaEntries(items, { path, overviewOf: (name) => `All ${name}` })

test('an entry without children is a link', () => {
  expect(menu([anItem('stories')])).toEqual([
    { label: 'stories', href: '/en/stories', current: false, panel: undefined },
  ])
})

test('children with entries of their own are families; the others follow with the overview link', () => {
  const [products] = menu([anItem('products', [anItem('crimping', [anItem('lines')]), anItem('marking')])])
  expect(products?.panel).toEqual({
    families: [
      {
        label: 'crimping',
        links: [{ label: 'lines', href: '/en/lines' }],
        all: { label: 'All crimping', href: '/en/crimping' },
        open: true,
      },
    ],
    more: [
      { label: 'marking', href: '/en/marking' },
      { label: 'All products', href: '/en/products' },
    ],
  })
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

test('a named action links to the panel it opens [S2-181] [S2-182]', () => {
  const action = anItem('news', [], { url: undefined, unlocalizedUrl: undefined })
  expect(menu([action])[0]?.href).toBe('#news-feed-panel')
})
