import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxCompared, readComparedEntries, writeComparedEntries } from './compared-entries.ts'

const variant = '01a1de53-31ac-77cb-b9a6-c00ff8c20e7b'

test('products stand in the order of the address, with their variants', () => {
  expect(readComparedEntries(`corva-24,axion-56~${variant}`)).toEqual([
    { slug: 'corva-24', variantId: null },
    { slug: 'axion-56', variantId: variant },
  ])
})

test.each([
  ['nothing', ''],
  ['what is no slug', 'Axion 56,../x,a~b,<script>'],
  ['what is too long', 'a'.repeat(300)],
])('%s adds no column', (_, text) => {
  expect(readComparedEntries(text)).toEqual([])
})

test('a product may stand there twice, to compare its variants', () => {
  expect(readComparedEntries(`axion-56,axion-56,axion-56~${variant}`)).toHaveLength(3)
})

test('no address makes more columns than can be read', () => {
  const many = Array.from({ length: 40 }, (_, number) => `machine-${number}`).join(',')
  expect(readComparedEntries(many)).toHaveLength(maxCompared)
})

test('what is written is read again', () => {
  const slug = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,2}$/)
  const entry = fc.record({ slug, variantId: fc.option(fc.uuid()) })
  const entries = fc.array(entry, { maxLength: maxCompared })
  fc.assert(
    fc.property(entries, (list) => {
      expect(readComparedEntries(writeComparedEntries(list))).toEqual(list)
    }),
  )
})
