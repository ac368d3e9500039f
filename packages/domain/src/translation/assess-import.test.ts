import { expect, test } from 'vitest'
import { assessImport } from './assess-import.ts'

const segment = (key: string, maxLength?: number) => ({
  key,
  block: 1,
  field: 'heading',
  sections: [['Wire']],
  maxLength,
  hash: `hash of ${key}`,
})
const unit = (key: string, text: string | undefined, sourceHash = `hash of ${key}`) => ({
  key,
  sourceHash,
  sections: text === undefined ? undefined : [[text]],
})
const facts = { segments: [segment('a'), segment('b', 5), segment('c')], fits: () => true }

test('a text whose source changed is refused, and the others are accepted', () => {
  const { accepted, refused } = assessImport([unit('a', 'Draht', 'older hash'), unit('b', 'Draht')], facts)
  expect(refused).toEqual([{ key: 'a', reason: 'source-changed' }])
  expect(accepted.map(({ segment: { key }, sections }) => [key, sections])).toEqual([['b', [['Draht']]]])
})

test.each([
  ['is gone', unit('z', 'Draht'), facts, 'not-found'],
  ['is too long', unit('b', 'Drähte'), facts, 'too-long'],
  ['has other codes', unit('a', 'Draht'), { ...facts, fits: () => false }, 'codes'],
  ['has no hash', { ...unit('a', 'Draht'), sourceHash: undefined }, facts, 'source-changed'],
])('a text that %s is refused', (_, one, known, reason) => {
  expect(assessImport([one], known)).toMatchObject({ accepted: [], refused: [{ key: one.key, reason }] })
})

test.each([undefined, '', '  '])('a unit with the target %j is not translated yet', (text) => {
  expect(assessImport([unit('a', text)], facts)).toEqual({ accepted: [], refused: [], untranslated: ['a'] })
})
