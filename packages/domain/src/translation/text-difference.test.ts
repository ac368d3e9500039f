import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareTexts } from './text-difference.ts'

test('a changed word is removed and added', () => {
  expect(compareTexts('in four minutes', 'in three minutes')).toEqual([
    { text: 'in ', change: 'same' },
    { text: 'four', change: 'removed' },
    { text: 'three', change: 'added' },
    { text: ' minutes', change: 'same' },
  ])
})

test('without the added words it is the text before, without the removed ones the text after', () => {
  const text = fc
    .array(fc.constantFrom('cut', 'strip', ' ', 'crimp', '\n'), { maxLength: 30 })
    .map((all) => all.join(''))
  fc.assert(
    fc.property(text, text, (before, after) => {
      const words = compareTexts(before, after)
      const without = (change: string) =>
        words
          .filter((one) => one.change !== change)
          .map((one) => one.text)
          .join('')
      expect([without('added'), without('removed')]).toEqual([before, after])
    }),
  )
})

test('very long texts are replaced as a whole', () => {
  const long = 'word '.repeat(500)
  expect(compareTexts(long, `${long}more`).map(({ change }) => change)).toEqual(['removed', 'added'])
  expect(compareTexts(long, long)).toEqual([{ text: long, change: 'same' }])
})
