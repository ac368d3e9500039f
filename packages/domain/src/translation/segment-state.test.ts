import { expect, test } from 'vitest'
import { stateOfSegment, toPublishedBaselines } from './segment-state.ts'

const baseline = { sourceHash: 'one', source: 'Wire', targetHash: 'draht' }

test.each([
  ['new', { sourceHash: 'one', targetHash: undefined, baseline: undefined }],
  ['new', { sourceHash: 'one', targetHash: undefined, baseline }],
  ['changed', { sourceHash: 'two', targetHash: 'draht', baseline }],
  ['translated', { sourceHash: 'one', targetHash: 'draht', baseline }],
  ['translated', { sourceHash: 'one', targetHash: 'draht', baseline: undefined }],
])('a segment is %s with %j', (state, hashes) => {
  expect(stateOfSegment(hashes)).toBe(state)
})

test('a text that was changed before its publication is based on the source of now', () => {
  const segment = { key: 'a', source: 'Wires', sourceHash: 'two' }
  const now = { sourceHash: 'two', source: 'Wires', targetHash: 'drähte' }
  expect(toPublishedBaselines([{ ...segment, targetHash: 'drähte' }], { a: baseline })).toEqual({ a: now })
  expect(toPublishedBaselines([{ ...segment, targetHash: 'drähte' }], {})).toEqual({ a: now })
})

test('an unchanged text keeps its source, and a removed one loses it', () => {
  const segment = { key: 'a', source: 'Wires', sourceHash: 'two', targetHash: 'draht' }
  expect(toPublishedBaselines([segment], { a: baseline, gone: baseline })).toEqual({ a: baseline })
  expect(toPublishedBaselines([{ ...segment, targetHash: undefined }], { a: baseline })).toEqual({})
})
