import { expect, test } from 'vitest'
import { productDocument } from './product-document.ts'

const text = { name: 'A', shortDescription: '', longDescription: '' }
const given = {
  slug: 'a-1',
  brand: 'Norlitz',
  status: 'active',
  classification: null,
  supportedCountries: ['ALL', 'CH'],
  texts: { en: text },
}

test('what a source leaves out gets its default', () => {
  expect(productDocument.parse(given)).toMatchObject({ sortIndex: 0, successor: null, files: [], specifications: [] })
})

test('the order in which a source writes its fields makes no difference', () => {
  const turned = Object.fromEntries(Object.entries(given).toReversed())
  expect(JSON.stringify(productDocument.parse(turned))).toBe(JSON.stringify(productDocument.parse(given)))
})

test.each([
  [{ slug: 'A 1' }, 'slug'],
  [{ status: 'sold' }, 'status'],
  [{ supportedCountries: ['Switzerland'] }, 'supportedCountries'],
  [{ texts: { de: text } }, 'texts'],
  [{ specifications: [{ definition: 'weight', minimum: 'heavy' }] }, 'specifications'],
])('%j is refused for its %s', (wrong, field) => {
  const parsed = productDocument.safeParse({ ...given, ...wrong })
  expect(parsed.error?.issues[0]?.path[0]).toBe(field)
})
