import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inRequestedOrder, maxSlugs, parseSlugs } from './requested-slugs.ts'

test.each([
  ['axion-56,corva-24', ['axion-56', 'corva-24']],
  [' axion-56 , corva-24 ', ['axion-56', 'corva-24']],
  ['axion-56,axion-56', ['axion-56']],
  [',,', []],
  ['', []],
])('reads the comma separated slugs %j', (slugs, expected) => {
  expect(parseSlugs(slugs)).toEqual(expected)
})

test('returns at most the maximum number of slugs', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(parseSlugs(text.replaceAll(' ', ',')).length).toBeLessThanOrEqual(maxSlugs)
    }),
  )
  expect(parseSlugs(Array.from({ length: 500 }, (_, index) => `p${index}`).join(','))).toHaveLength(maxSlugs)
})

test('returns products in the requested order and lists missing slugs [S8-053]', () => {
  const found = [{ slug: 'corva-24' }, { slug: 'axion-56' }]
  expect(inRequestedOrder(['axion-56', 'gone', 'corva-24'], found)).toEqual({
    found: [{ slug: 'axion-56' }, { slug: 'corva-24' }],
    missing: ['gone'],
  })
})
