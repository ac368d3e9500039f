import { expect, test } from 'vitest'
import { shapeOfTeasers } from './shape-of-teasers.ts'

const machine = { image: { width: 1200, height: 900 } }
const scene = { image: { width: 1600, height: 900 } }

test.each([
  ['machine', [machine, machine]],
  ['machine', [machine, { image: null }]],
  ['scene', [machine, scene]],
  ['scene', [scene]],
  ['scene', [{ image: null }]],
])('shows as %s: %j', (shape, teasers) => {
  expect(shapeOfTeasers(teasers)).toBe(shape)
})
