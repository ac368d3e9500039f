import { expect, test } from 'vitest'
import { listTeasedSlugs, pickProducts, routesOfTeased, teaseAvailableProducts } from './tease-available-products.ts'

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

test('lists the products of all blocks once', () => {
  expect(listTeasedSlugs([text, teasers, teasers])).toEqual(['axion-56', 'axion-72'])
})

test('removes products that are not sold here; the others get their current name and picture', () => {
  const [first, second] = teaseAvailableProducts([text, teasers], [axion])
  expect(first).toBe(text)
  expect(second).toMatchObject({
    products: [{ name: 'Axion 56', text: 'For small lots', image: { filename: 'axion.webp' } }],
  })
})

const chooser = {
  blockType: 'machine-chooser' as const,
  heading: 'Which line fits?',
  note: null,
  choices: [
    {
      label: 'Small lots',
      slug: 'axion-56',
      name: 'Axion',
      text: 'For small lots',
      image: null,
      otherSlug: 'axion-72',
      otherName: 'Axion',
    },
    { label: 'Long runs', slug: 'axion-72', name: 'Axion', text: 'Fast', image: null, otherSlug: '', otherName: '' },
  ],
}

test('lists the recommended products and those to compare them with', () => {
  expect(listTeasedSlugs([chooser])).toEqual(['axion-56', 'axion-72'])
})

test('a choice gets the current names, and its comparison only if both products are sold here', () => {
  const other = { ...axion, slug: 'axion-72', name: 'Axion 72' }
  const [both] = teaseAvailableProducts([chooser], [axion, other])
  expect(both).toMatchObject({
    choices: [
      { name: 'Axion 56', image: { filename: 'axion.webp' }, otherSlug: 'axion-72', otherName: 'Axion 72' },
      { name: 'Axion 72', otherSlug: null },
    ],
  })
  const [one] = teaseAvailableProducts([chooser], [axion])
  expect(one).toMatchObject({ choices: [{ slug: 'axion-56', otherSlug: null, otherName: null }] })
  expect(one).toHaveProperty('choices.length', 1)
  expect(teaseAvailableProducts([chooser], [])).toEqual([])
})

test('a comparison shows the products that are sold here', () => {
  const comparison = { ...teasers, blockType: 'machine-comparison' as const }
  expect(listTeasedSlugs([comparison])).toEqual(['axion-56', 'axion-72'])
  const [block] = teaseAvailableProducts([comparison], [axion])
  expect(block).toMatchObject({ blockType: 'machine-comparison', products: [{ name: 'Axion 56' }] })
})

test('removes a block without products', () => {
  expect(teaseAvailableProducts([teasers, text], [])).toEqual([text])
})

test('maps short addresses to the product pages', () => {
  expect(routesOfTeased([axion])).toEqual({ '/products/axion-56': '/products/crimping-lines/axion-56' })
})

test('picks the available products of a story in the order of the story', () => {
  const corva = { ...axion, slug: 'corva-24' }
  const picked = pickProducts([axion, corva], ['corva-24', 'not-sold-here', 'axion-56'])
  expect(picked.map(({ slug }) => slug)).toEqual(['corva-24', 'axion-56'])
})
