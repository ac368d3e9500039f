import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inAskedOrder, maxAskedSlugs, parseAskedSlugs } from './asked-slugs.ts'

test.each([
  ['axion-56,corva-24', ['axion-56', 'corva-24']],
  [' axion-56 , corva-24 ', ['axion-56', 'corva-24']],
  ['axion-56,axion-56', ['axion-56']],
  [',,', []],
  ['', []],
])('reads the comma separated slugs %j', (slugs, asked) => {
  expect(parseAskedSlugs(slugs)).toEqual(asked)
})

test('never asks for more than the limit', () => {
  fc.assert(fc.property(fc.string(), (text) => parseAskedSlugs(text.replaceAll(' ', ',')).length <= maxAskedSlugs))
  expect(parseAskedSlugs(Array.from({ length: 500 }, (_, index) => `p${index}`).join(','))).toHaveLength(maxAskedSlugs)
})

test('answers in the order asked and names what is missing [S8-053]', () => {
  const found = [{ slug: 'corva-24' }, { slug: 'axion-56' }]
  expect(inAskedOrder(['axion-56', 'gone', 'corva-24'], found)).toEqual({
    found: [{ slug: 'axion-56' }, { slug: 'corva-24' }],
    missing: ['gone'],
  })
})
