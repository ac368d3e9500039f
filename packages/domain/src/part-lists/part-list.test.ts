import { expect, test } from 'vitest'
import { canRename, maxListsOfMachine, partListInput, toListLines } from './part-list.ts'

const parts = [
  { id: 'p1', articleNumber: '040-11872' },
  { id: 'p2', articleNumber: '040-20415' },
]
const blades = { articleNumber: '040-11872', quantity: 2 }
const belts = { articleNumber: '040-20415', quantity: 1 }
const full = Array.from({ length: maxListsOfMachine }, (_, index) => ({ id: `l${index}`, name: `List ${index}` }))

test.each([
  ['a list of known parts', [blades, belts], [], { ok: true }],
  ['an unknown part', [{ ...blades, articleNumber: '999-99999' }], [], { ok: false, reason: 'part-unknown' }],
  ['a part twice', [blades, blades], [], { ok: false, reason: 'part-repeated' }],
  ['one list too many', [blades], full, { ok: false, reason: 'too-many-lists' }],
  ['a list that replaces one with the same name', [blades], [...full, { id: 'x', name: 'SERVICE' }], { ok: true }],
])('%s is saved or refused', (_, lines, lists, expected) => {
  expect(toListLines({ name: 'Service', lines }, parts, lists)).toMatchObject(expected)
})

test('lines keep their order', () => {
  const saved = toListLines({ name: 'Service', lines: [belts, blades] }, parts, [])
  expect(saved).toEqual({
    ok: true,
    value: [
      { position: 1, partId: 'p2', quantity: 1 },
      { position: 2, partId: 'p1', quantity: 2 },
    ],
  })
})

test.each([
  ['Yearly', true],
  ['service', true],
  ['List 3', false],
  ['LIST 3', false],
])('a list may be renamed to %s: %s', (name, allowed) => {
  expect(canRename([...full, { id: 'mine', name: 'Service' }], { id: 'mine', name })).toBe(allowed)
})

test.each([
  [{}, true],
  [{ name: ' ' }, false],
  [{ name: 'a\nb' }, false],
  [{ lines: [] }, false],
  [{ lines: [{ ...blades, quantity: 0 }] }, false],
  [{ organisationId: 'x' }, false],
])('%j in a list is accepted: %s', (change, isAccepted) => {
  const input = { serialNumber: '56-1142-001', name: 'Service', lines: [blades] }
  expect(partListInput.safeParse({ ...input, ...change }).success).toBe(isAccepted)
})
