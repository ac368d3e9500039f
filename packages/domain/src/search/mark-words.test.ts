import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markWords, withoutBrand } from './mark-words.ts'

const shown = (text: string, query: string) =>
  markWords(text, query)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('')

test.each([
  [
    'Bench press with a force curve for every crimp.',
    'crimp force',
    'Bench press with a [force] curve for every [crimp].',
  ],
  ['A sleeve for wires', 'sleeves', 'A [sleeve] for wires'],
  ['Crimpen und Crimphöhe', 'crimp', '[Crimpen] und [Crimphöhe]'],
  ['Overcrimp', 'crimp', 'Overcrimp'],
  ['自動圧着ライン', '圧着', '自動[圧着]ライン'],
  ['Axion 56', '(a+)+$ 56', 'Axion [56]'],
  ['Axion 56', '', 'Axion 56'],
])('%j, searched for %j [S5-068]', (text, query, marked) => {
  expect(shown(text, query)).toBe(marked)
})

test('no sign of the text is lost or added', () => {
  fc.assert(
    fc.property(fc.string(), fc.string({ maxLength: 60 }), (text, query) => {
      return (
        markWords(text, query)
          .map((part) => part.text)
          .join('') === text
      )
    }),
  )
})

test.each([
  ['Crimping presses | Norlitz', 'Crimping presses'],
  ['Crimping presses - norlitz', 'Crimping presses'],
  ['Norlitz | Norlitz', 'Norlitz'],
  ['About Norlitz', 'About Norlitz'],
  ['Norlitz', 'Norlitz'],
])('%j is listed as %j [S5-067]', (title, listed) => {
  expect(withoutBrand(title, 'Norlitz')).toBe(listed)
})
