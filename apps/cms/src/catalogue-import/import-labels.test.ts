import { expect, test } from 'vitest'
import { toPlaceLabels } from './import-labels.ts'

test.each([
  ['line 12', 'de', 'Zeile 12'],
  ['row 3', 'de', 'Zeile 3'],
  ['line 12', 'en', 'line 12'],
  ['constructor 7', 'de', 'constructor 7'],
  ['AX-56', 'de', 'AX-56'],
])('the place %s is shown in %s as %s', (place, language, label) => {
  expect(toPlaceLabels(place, language)).toBe(label)
})
