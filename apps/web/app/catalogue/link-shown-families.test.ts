import type { ClassificationGridContent } from '@ferrule/blocks/classification-grid/content'
import { classificationGridExamples } from '@ferrule/blocks/classification-grid/examples'
import { expect, test } from 'vitest'
import { linkShownFamilies, listLinkedSlugs } from './link-shown-families.ts'

const anchor = { blockType: 'anchor' as const, name: 'here' }
const example = classificationGridExamples['six families']
const grid = (...hrefs: string[]): ClassificationGridContent => ({
  ...example,
  families: hrefs.map((href) => ({ process: 'cut', title: href, text: null, range: null, image: null, href })),
})

test('the slugs of the catalogue are asked for once, those of other addresses not at all', () => {
  const block = grid(
    '/products/laser/co2-laser?sort=name',
    '/services/co2-laser',
    '/company',
    'https://elsewhere.example',
  )
  expect(listLinkedSlugs([anchor, block, block])).toEqual(['co2-laser'])
})

test('what is not shown here is left out, and the others stay in their order', () => {
  const block = grid('/products/a', '/products/b/co2-laser', '/company')
  const [, shown] = linkShownFamilies([anchor, block], new Set(['co2-laser']))
  expect(shown).toMatchObject({ families: [{ href: '/products/a' }, { href: '/company' }] })
})

test('a block with no family left is left out', () => {
  expect(linkShownFamilies([grid('/products/co2-laser'), anchor], new Set(['co2-laser']))).toEqual([anchor])
})
