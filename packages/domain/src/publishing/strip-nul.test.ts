import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasNul, stripNul } from './strip-nul.ts'

test('removes NUL characters at any depth, and nothing else', () => {
  const day = new Date(0)
  const written = { title: 'A\0B', blocks: [{ lead: '\0' }, { body: { root: ['x\0'] } }], day, size: 3, none: null }
  const cleaned = { title: 'AB', blocks: [{ lead: '' }, { body: { root: ['x'] } }], day, size: 3, none: null }
  expect(stripNul(written)).toEqual(cleaned)
  expect([hasNul(written), hasNul(cleaned)]).toEqual([true, false])
})

test('removes NUL from any value, and leaves a value without it unchanged', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(hasNul(stripNul(value))).toBe(false)
      if (!hasNul(value)) expect(stripNul(value)).toEqual(value)
    }),
  )
})
