import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxCompared, readComparedEntries, writeComparedEntries } from './compared-entries-parameter.ts'

const variant = '01a1de53-31ac-77cb-b9a6-c00ff8c20e7b'

test('reads products and their variants in the order of the URL', () => {
  expect(readComparedEntries(`corva-24,axion-56~${variant}`)).toEqual([
    { slug: 'corva-24', variantId: null },
    { slug: 'axion-56', variantId: variant },
  ])
})

test.each([
  ['an empty text', ''],
  ['an invalid slug', 'Axion 56,../x,a~b,<script>'],
  ['a slug that is too long', 'a'.repeat(300)],
])('%s adds no column', (_, text) => {
  expect(readComparedEntries(text)).toEqual([])
})

test('accepts a product twice, to compare its variants', () => {
  expect(readComparedEntries(`axion-56,axion-56,axion-56~${variant}`)).toHaveLength(3)
})

test('limits the number of columns', () => {
  const many = Array.from({ length: 40 }, (_, number) => `machine-${number}`).join(',')
  expect(readComparedEntries(many)).toHaveLength(maxCompared)
})

test('written entries are read back unchanged', () => {
  const slug = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,2}$/)
  const entry = fc.record({ slug, variantId: fc.option(fc.uuid()) })
  const entries = fc.array(entry, { maxLength: maxCompared })
  fc.assert(
    fc.property(entries, (list) => {
      expect(readComparedEntries(writeComparedEntries(list))).toEqual(list)
    }),
  )
})
