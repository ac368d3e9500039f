import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasNul, withoutNul } from './without-nul.ts'

test('the sign goes, however deep it stands, and nothing else does', () => {
  const day = new Date(0)
  const written = { title: 'A\0B', blocks: [{ lead: '\0' }, { body: { root: ['x\0'] } }], day, size: 3, none: null }
  const kept = { title: 'AB', blocks: [{ lead: '' }, { body: { root: ['x'] } }], day, size: 3, none: null }
  expect(withoutNul(written)).toEqual(kept)
  expect([hasNul(written), hasNul(kept)]).toEqual([true, false])
})

test('no value keeps the sign, and a value without it is kept as it is', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(hasNul(withoutNul(value))).toBe(false)
      if (!hasNul(value)) expect(withoutNul(value)).toEqual(value)
    }),
  )
})
