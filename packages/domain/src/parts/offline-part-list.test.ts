import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  ageOfCopy,
  filterOfflineParts,
  type OfflinePart,
  type OfflinePartList,
  parseOfflineParts,
} from './offline-part-list.ts'
import { partListQuery } from './part-list-query.ts'

const savedAt = new Date('2026-11-15T09:00:00Z')

function part(articleNumber: string, name: string, differs: Partial<OfflinePart> = {}): OfflinePart {
  const stock = { stock: 4, availabilityDays: 2, availabilityStatus: 'medium', location: 'Linz' }
  const shown = { id: articleNumber, articleNumber, name, assembly: 'cutting', shape: 'blade', isWear: true } as const
  return { ...shown, ...stock, replacement: null, ...differs }
}

const copy: OfflinePartList = {
  savedFor: 'anna',
  savedAt,
  product: { slug: 'axion-24', name: 'Axion 24' },
  serial: '24-1555-666',
  parts: [
    part('040-11872', 'Blade set, V-form, carbide'),
    part('053-10000', 'Feed belt, 0.5 mm', { assembly: 'feeding', stock: 0 }),
    part('061-20000', 'Valve', { assembly: 'pneumatics', isWear: false }),
  ],
}
const stored: unknown = JSON.parse(JSON.stringify(copy))
const after = (ms: number) => new Date(savedAt.getTime() + ms)
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000] as const

test.each([
  [0, true],
  [30 * day, true],
  [30 * day + 1, false],
])('a copy that is %d ms old is valid: %s', (ms, isValid) => {
  expect(parseOfflineParts(stored, after(ms))).toEqual(isValid ? copy : undefined)
})

test.each([
  [null],
  ['text'],
  [{}],
  [{ ...copy, savedAt: 'yesterday' }],
  [{ ...copy, savedFor: '' }],
  [{ ...copy, parts: [{}] }],
])('rejects %j as a copy', (other) => expect(parseOfflineParts(other, savedAt)).toBeUndefined())

test.each([
  [-hour, { unit: 'minute', count: 1 }],
  [0, { unit: 'minute', count: 1 }],
  [59 * minute, { unit: 'minute', count: 59 }],
  [hour, { unit: 'hour', count: 1 }],
  [3 * hour + 59 * minute, { unit: 'hour', count: 3 }],
  [day - 1, { unit: 'hour', count: 23 }],
  [day, { unit: 'day', count: 1 }],
  [29 * day + 23 * hour, { unit: 'day', count: 29 }],
])('%d ms after it was saved the age of a copy is %j', (ms, age) => {
  expect(ageOfCopy(copy, after(ms))).toEqual(age)
})

test('the age of a copy never decreases', () => {
  const toMs = (then: Date) => {
    const { unit, count } = ageOfCopy(copy, then)
    return count * { minute, hour, day }[unit]
  }
  fc.assert(
    fc.property(fc.nat({ max: 30 * day }), fc.nat({ max: day }), (ms, more) => {
      expect(toMs(after(ms + more))).toBeGreaterThanOrEqual(toMs(after(ms)))
    }),
  )
})

const found = (query: Record<string, unknown>) =>
  filterOfflineParts(copy, partListQuery.parse(query)).parts.map(({ id }) => id)

test.each([
  [{}, ['040-11872', '053-10000', '061-20000']],
  [{ search: '04011872' }, ['040-11872']],
  [{ search: 'CARBIDE blade' }, ['040-11872']],
  [{ search: 'blade belt' }, []],
  [{ assembly: 'feeding' }, ['053-10000']],
  [{ wearOnly: true }, ['040-11872', '053-10000']],
  [{ inStockOnly: true }, ['040-11872', '061-20000']],
])('the filters %j find %j in the copy', (query, ids) => {
  expect(found(query)).toEqual(ids)
})

test('a long copy has pages, and a page beyond the last one is the last', () => {
  const long = { ...copy, parts: Array.from({ length: 45 }, (_, index) => part(`040-${index}`, 'Blade')) }
  const third = filterOfflineParts(long, partListQuery.parse({ page: 9 }))
  expect(third).toMatchObject({ total: 45, page: 3 })
  expect(third.parts.map(({ id }) => id)).toEqual(['040-40', '040-41', '040-42', '040-43', '040-44'])
})
