import { expect, test } from 'vitest'
import { productRecord } from './import-records.ts'

const text = { name: 'A', shortDescription: '', longDescription: '' }
const given = {
  slug: 'a-1',
  brand: 'Norlitz',
  status: 'active',
  classification: null,
  supportedCountries: ['ALL', 'CH'],
  texts: { en: text },
}

test('fills omitted fields with defaults', () => {
  expect(productRecord.parse(given)).toMatchObject({ sortIndex: 0, successor: null, files: [], specifications: [] })
})

test('the order of the source’s fields makes no difference', () => {
  const reversed = Object.fromEntries(Object.entries(given).toReversed())
  expect(JSON.stringify(productRecord.parse(reversed))).toBe(JSON.stringify(productRecord.parse(given)))
})

test.each([
  [{ slug: 'A 1' }, 'slug'],
  [{ status: 'sold' }, 'status'],
  [{ supportedCountries: ['Switzerland'] }, 'supportedCountries'],
  [{ texts: { de: text } }, 'texts'],
  [{ specifications: [{ definition: 'weight', minimum: 'heavy' }] }, 'specifications'],
])('rejects %j because of its %s', (wrong, field) => {
  const parsed = productRecord.safeParse({ ...given, ...wrong })
  expect(parsed.error?.issues[0]?.path[0]).toBe(field)
})
