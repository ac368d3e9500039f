import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toPurgeBatches } from './purge-batches.ts'

test('joins a few keys into one header, each key once', () => {
  expect(toPurgeBatches(['page:1', 'site:main', 'page:1'])).toEqual(['page:1 site:main'])
})

test('makes no header without keys', () => {
  expect(toPurgeBatches([])).toEqual([])
})

test('loses no key and makes no header too long, for any number of keys', () => {
  const key = fc.tuple(fc.nat(), fc.integer({ min: 10, max: 200 })).map(([id, length]) => `${id}`.padEnd(length, ':'))
  fc.assert(
    fc.property(fc.array(key, { maxLength: 200, size: 'max' }), (keys) => {
      const batches = toPurgeBatches(keys)
      const purged = batches.flatMap((batch) => batch.split(' '))
      expect(batches.filter((batch) => batch.length > 4000)).toEqual([])
      expect(purged.toSorted()).toEqual([...new Set(keys)].toSorted())
    }),
  )
})

test.each([['two words'], [''], ['a\r\nb']])('rejects %j as a key', (key) => {
  expect(() => toPurgeBatches([key])).toThrow('not a surrogate key')
})
