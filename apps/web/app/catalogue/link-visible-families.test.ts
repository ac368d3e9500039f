import { type ClassificationGridContent, classificationGridBlock } from '@ferrule/blocks/classification-grid/block'
import { expect, test } from 'vitest'
import { linkVisibleFamilies, listLinkedSlugs } from './link-visible-families.ts'

const anchor = { blockType: 'anchor' as const, name: 'here' }
const example = classificationGridBlock.examples['six families']
const grid = (...hrefs: string[]): ClassificationGridContent => ({
  ...example,
  families: hrefs.map((href) => ({ process: 'cut', title: href, text: null, range: null, image: null, href })),
})

test('lists each catalogue slug once and ignores other addresses', () => {
  const block = grid(
    '/products/laser/co2-laser?sort=name',
    '/services/co2-laser',
    '/company',
    'https://elsewhere.example',
  )
  expect(listLinkedSlugs([anchor, block, block])).toEqual(['co2-laser'])
})

test('removes hidden families and preserves the order of the others', () => {
  const block = grid('/products/a', '/products/b/co2-laser', '/company')
  const [, shown] = linkVisibleFamilies([anchor, block], new Set(['co2-laser']))
  expect(shown).toMatchObject({ families: [{ href: '/products/a' }, { href: '/company' }] })
})

test('removes a block without visible families', () => {
  expect(linkVisibleFamilies([grid('/products/co2-laser'), anchor], new Set(['co2-laser']))).toEqual([anchor])
})
