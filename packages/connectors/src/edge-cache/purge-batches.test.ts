import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toPurgeBatches } from './purge-batches.ts'

test('few keys are one header, each key once', () => {
  expect(toPurgeBatches(['page:1', 'site:main', 'page:1'])).toEqual(['page:1 site:main'])
})

test('no keys are no header', () => {
  expect(toPurgeBatches([])).toEqual([])
})

test('no key is lost and no header is too long, however many keys there are', () => {
  const key = fc.stringMatching(/^[!-~]{1,200}$/)
  fc.assert(
    fc.property(fc.array(key, { maxLength: 300 }), (keys) => {
      const batches = toPurgeBatches(keys)
      const purged = batches.flatMap((batch) => batch.split(' '))
      return batches.every((batch) => batch.length <= 4000) && new Set(keys).size === purged.length
    }),
  )
})

test.each([['two words'], [''], ['a\r\nb']])('refuses %j as a key', (key) => {
  expect(() => toPurgeBatches([key])).toThrow('not a surrogate key')
})
