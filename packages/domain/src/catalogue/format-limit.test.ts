import { expect, test } from 'vitest'
import { formatLimit } from './format-limit.ts'

test.each([
  [{ attribute: 'crossSectionMm2', limit: 6 }, 'de', 'Metric', '6 mm²'],
  [{ attribute: 'crossSectionMm2', limit: 6 }, 'en', 'Imperial', 'AWG 10'],
  [{ attribute: 'lengthMm', limit: 40 }, 'en', 'Imperial', '1.57 in'],
  [{ attribute: 'piecesPerHour', limit: 1200 }, 'en', 'Imperial', '1,200 pcs/h'],
] as const)('formats %j in %s, %s as %s', (limit, language, system, expected) => {
  expect(formatLimit(limit, language, system)).toBe(expected)
})
