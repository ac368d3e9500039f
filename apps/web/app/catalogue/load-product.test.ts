import { expect, test, vi } from 'vitest'
import { getServices, type Services } from '../visit/services.server.ts'
import { aPageAt, contentOf } from '../http/services.fixture.ts'
import { aVisit } from '../http/visits.fixture.ts'
import type { Product } from './catalogue-view.ts'
import { loadProduct } from './load-product.server.ts'

vi.mock('../visit/services.server.ts', () => ({ getServices: vi.fn<() => Services>() }))

const brand = { id: '1', name: 'Komax', pimId: 'BR-1060', theme: 'Komax', image: null } as const
const product: Product = {
  slug: 'axion-56',
  name: 'Axion 56',
  brand: 'Komax',
  status: 'active',
  route: '/products/axion-56',
  language: 'en',
  image: '',
  shortDescription: '',
  longDescription: '',
  video: null,
  supportUntil: null,
  availableIn: [],
  images: [],
  files: [],
  highlights: [],
  capabilities: [],
  dimensions: null,
  variants: [],
  specifications: [],
  classification: null,
  related: [],
  successor: null,
}

test.each([
  ['Komax', brand],
  ['Unknown', undefined],
])('a product of the brand %s has the brand record of the CMS', async (name, expected) => {
  vi.mocked(getServices, { partial: true, deep: true }).mockReturnValue({
    content: contentOf([]),
    settings: { EDGE_ORIGIN: 'https://www.norlitz.example' },
  })
  const plain = aVisit('en', ['products', 'axion-56'])
  const visit = { ...plain, system: { ...plain.system, brands: [brand] } }
  const { view } = await loadProduct(new Request('https://www.norlitz.example'), visit, { ...product, brand: name })
  expect('brand' in view && view.brand).toBe(expected)
})

test('a product lists the three newest stories that name it', async () => {
  const aStory = (slug: string, year: number, productSlugs = ['axion-56']) =>
    aPageAt(`stories/${slug}`, {
      title: slug,
      publishedAt: `${year}-01-01T12:00:00.000Z`,
      story: { leadText: '', category: null, topics: [], contacts: [], productSlugs },
    })
  const pages = [aStory('a', 2022), aStory('b', 2025), aStory('other', 2026, ['corva-24']), aStory('c', 2023)]
  vi.mocked(getServices, { partial: true, deep: true }).mockReturnValue({
    content: contentOf([...pages, aStory('d', 2024)]),
    settings: { EDGE_ORIGIN: 'https://www.norlitz.example' },
  })
  const visit = aVisit('en', ['products', 'axion-56'])
  const { view } = await loadProduct(new Request('https://www.norlitz.example'), visit, product)
  expect('stories' in view && Array.isArray(view.stories) && view.stories.map(({ title }) => title)).toEqual([
    'b',
    'd',
    'c',
  ])
})
