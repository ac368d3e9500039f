import { expect, test } from 'vitest'
import { linkSoldProducts, listProductLinks } from './link-sold-products.ts'

const axion = { slug: 'axion-56', name: 'Axion 56', route: '/products/crimping-lines/axion-56' }
const about = { text: 'About us', href: '/company' }
const hero = {
  blockType: 'hero' as const,
  heading: 'Crimping',
  lead: null,
  image: null,
  links: [{ text: 'See the {name}', href: 'product:axion-56' }, about],
}
const text = { blockType: 'anchor' as const, name: 'here' }

test('the products of all links are asked for once', () => {
  expect(listProductLinks([text, hero, hero])).toEqual(['axion-56'])
})

test('a link to a product has its name in the text and leads to its page [S3-070]', () => {
  const [same, linked] = linkSoldProducts([text, hero], [axion])
  expect(same).toBe(text)
  expect(linked).toMatchObject({
    links: [{ text: 'See the Axion 56', href: '/products/crimping-lines/axion-56' }, about],
  })
})

test('a product that is gone or not sold here is not linked to', () => {
  expect(linkSoldProducts([hero], [])).toEqual([{ ...hero, links: [about] }])
})
