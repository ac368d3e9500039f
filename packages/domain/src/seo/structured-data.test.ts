import { expect, test } from 'vitest'
import { type PageFacts, toStructuredData } from './structured-data.ts'

const facts: PageFacts = {
  url: 'https://www.norlitz.example/en/stories/first-crimp',
  title: 'The first crimp',
  description: 'How it began',
  language: 'en',
  image: 'https://www.norlitz.example/media/v1/a.webp/StretchedVideo-1200-2.png',
  site: {
    name: 'Norlitz',
    home: 'https://www.norlitz.example/',
    logo: 'https://www.norlitz.example/icons/default-512.png',
  },
  trail: [
    { title: 'Home', path: '/' },
    { title: 'Stories', path: '/stories' },
    { title: 'The first crimp', path: undefined },
  ],
  toUrl: (path) => `https://www.norlitz.example/en${path === '/' ? '' : path}`,
  article: {
    kind: 'Article',
    publishedAt: '2026-10-01T08:00:00.000Z',
    updatedAt: '2026-10-02T08:00:00.000Z',
    authors: ['Anna Berg'],
  },
}

const find = (data: ReturnType<typeof toStructuredData>, type: string) =>
  data['@graph'].find((node) => node['@type'] === type)

test('contains the company and its site with stable ids', () => {
  const data = toStructuredData(facts)
  expect(find(data, 'Organization')).toMatchObject({
    '@id': 'https://www.norlitz.example/#organization',
    name: 'Norlitz',
  })
  expect(find(data, 'WebSite')).toMatchObject({
    url: 'https://www.norlitz.example/',
    inLanguage: 'en',
    publisher: { '@id': 'https://www.norlitz.example/#organization' },
  })
})

test('the breadcrumb list leads from home to the page', () => {
  expect(find(toStructuredData(facts), 'BreadcrumbList')?.['itemListElement']).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://www.norlitz.example/en' },
    { '@type': 'ListItem', position: 2, name: 'Stories', item: 'https://www.norlitz.example/en/stories' },
    { '@type': 'ListItem', position: 3, name: 'The first crimp', item: facts.url },
  ])
})

test('home has no breadcrumb list', () => {
  expect(find(toStructuredData({ ...facts, trail: [{ title: 'Home', path: '/' }] }), 'BreadcrumbList')).toBeUndefined()
})

test('a story has authors and dates', () => {
  expect(find(toStructuredData(facts), 'Article')).toMatchObject({
    headline: 'The first crimp',
    datePublished: '2026-10-01T08:00:00.000Z',
    dateModified: '2026-10-02T08:00:00.000Z',
    author: [{ '@type': 'Person', name: 'Anna Berg' }],
    image: facts.image,
  })
})

test('the author of an article without authors is the company', () => {
  const article = { ...facts.article, kind: 'NewsArticle' as const, authors: [] }
  const data = toStructuredData({ ...facts, article: { ...article, publishedAt: '', updatedAt: '' }, image: undefined })
  expect(find(data, 'NewsArticle')).toMatchObject({ author: { '@id': 'https://www.norlitz.example/#organization' } })
  expect(find(data, 'NewsArticle')).not.toHaveProperty('image')
})

test('a machine has brand, SKU and category', () => {
  const { article: _none, ...page } = facts
  const data = toStructuredData({ ...page, product: { brand: 'Norlitz', sku: 'axion-56', category: 'Crimping lines' } })
  expect(find(data, 'Product')).toMatchObject({
    name: 'The first crimp',
    sku: 'axion-56',
    category: 'Crimping lines',
    brand: { name: 'Norlitz' },
    image: facts.image,
  })
  expect(find(toStructuredData(page), 'Product')).toBeUndefined()
})
