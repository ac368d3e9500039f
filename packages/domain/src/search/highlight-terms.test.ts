import fc from 'fast-check'
import { expect, test } from 'vitest'
import { highlightTerms, withoutBrand } from './highlight-terms.ts'

const highlighted = (text: string, query: string) =>
  highlightTerms(text, query)
    .map((piece) => (piece.isMarked ? `[${piece.text}]` : piece.text))
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
])('highlights in %j the query %j [S5-068]', (text, query, marked) => {
  expect(highlighted(text, query)).toBe(marked)
})

test('loses and adds no character of the text', () => {
  fc.assert(
    fc.property(fc.string(), fc.string({ maxLength: 60 }), (text, query) => {
      const pieces = highlightTerms(text, query).map((piece) => piece.text)
      expect(pieces.join('')).toBe(text)
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
