import { expect, test } from 'vitest'
import { listTeasedSlugs, routesOfTeased, teaseSoldProducts } from './tease-sold-products.ts'

const head = { heading: 'Machines', note: null, links: [] }
const teasers = {
  blockType: 'product-teasers' as const,
  ...head,
  products: [
    { slug: 'axion-56', name: 'Axion', text: 'For small lots', image: null },
    { slug: 'axion-72', name: 'Axion 72', text: null, image: null },
  ],
}
const text = { blockType: 'anchor' as const, name: 'here' }
const axion = {
  slug: 'axion-56',
  name: 'Axion 56',
  route: '/products/crimping-lines/axion-56',
  image: 'axion.webp',
  shortDescription: 'Crimps both ends',
}

test('the products of all blocks are asked for once', () => {
  expect(listTeasedSlugs([text, teasers, teasers])).toEqual(['axion-56', 'axion-72'])
})

test('what is not sold here is not recommended; the rest has its present name and picture', () => {
  const [first, second] = teaseSoldProducts([text, teasers], [axion])
  expect(first).toBe(text)
  expect(second).toMatchObject({
    products: [{ name: 'Axion 56', text: 'For small lots', image: { filename: 'axion.webp' } }],
  })
})

test('a block with nothing to recommend is left out', () => {
  expect(teaseSoldProducts([teasers, text], [])).toEqual([text])
})

test('short addresses lead straight to the page', () => {
  expect(routesOfTeased([axion])).toEqual({ '/products/axion-56': '/products/crimping-lines/axion-56' })
})
