import { expect, test } from 'vitest'
import { toPlaceWords } from './import-words.ts'

test.each([
  ['line 12', 'de', 'Zeile 12'],
  ['row 3', 'de', 'Zeile 3'],
  ['line 12', 'en', 'line 12'],
  ['constructor 7', 'de', 'constructor 7'],
  ['AX-56', 'de', 'AX-56'],
])('%s is in %s %s', (place, language, told) => {
  expect(toPlaceWords(place, language)).toBe(told)
})
