import { expect, test } from 'vitest'
import type { TechnicalFact } from './aas/shell-facts.ts'
import { toRatingPlate } from './rating-plate.ts'

const named = (en: string, de: string) => [
  { language: 'en', text: en },
  { language: 'de', text: de },
]
const numeric = { minimum: null, maximum: null, texts: [], unit: '' }
const facts: TechnicalFact[] = [
  { ...numeric, key: 'output', names: named('Output', 'Leistung'), maximum: 3700, unit: 'pcs/h' },
  { ...numeric, key: 'weight', names: named('Weight', 'Gewicht'), minimum: 1610, maximum: 1610, unit: 'kg' },
  { ...numeric, key: 'supply', names: named('Supply', 'Anschluss'), texts: named('3 × 400 V', '3 × 400 V, Drehstrom') },
  { ...numeric, key: 'cross-section', names: named('Wire', 'Leiter'), minimum: 0.22, maximum: 6, unit: 'mm²' },
]

test.each([
  ['en', ['Supply: 3 × 400 V', 'Wire: 0.22 – 6 mm²', 'Weight: 1,610 kg']],
  ['de', ['Anschluss: 3 × 400 V, Drehstrom', 'Leiter: 0.22 – 6 mm²', "Gewicht: 1'610 kg"]],
  ['ja', ['Supply: 3 × 400 V', 'Wire: 0.22 – 6 mm²', 'Weight: 1,610 kg']],
] as const)('%s: the facts of a plate in its order, metric, without those that are unknown', (language, lines) => {
  const plate = toRatingPlate(facts, language)
  expect(plate.map(({ name, value, unit }) => `${name}: ${value} ${unit}`.trim())).toEqual(lines)
})

test('a text that is missing in all languages is no line', () => {
  const supply = { ...numeric, key: 'supply', names: named('Supply', 'Anschluss') }
  expect(toRatingPlate([supply], 'en')).toEqual([])
})
