import { expect, test } from 'vitest'
import { linkAvailableProducts, listProductLinks } from './link-available-products.ts'

const axion = { slug: 'axion-56', name: 'Axion 56', route: '/products/crimping-lines/axion-56' }
const about = { text: 'About us', href: '/company' }
const hero = {
  blockType: 'hero' as const,
  opening: null,
  steps: [],
  heading: 'Crimping',
  lead: null,
  image: null,
  links: [{ text: 'See the {name}', href: 'product:axion-56' }, about],
}
const text = { blockType: 'anchor' as const, name: 'here' }

test('lists each linked product once', () => {
  expect(listProductLinks([text, hero, hero])).toEqual(['axion-56'])
})

test('a product link has the name of the product in its text and its page as target [S3-070]', () => {
  const [same, linked] = linkAvailableProducts([text, hero], [axion])
  expect(same).toBe(text)
  expect(linked).toMatchObject({
    links: [{ text: 'See the Axion 56', href: '/products/crimping-lines/axion-56' }, about],
  })
})

test('removes the link to a product that is deleted or not sold here', () => {
  expect(linkAvailableProducts([hero], [])).toEqual([{ ...hero, links: [about] }])
})
