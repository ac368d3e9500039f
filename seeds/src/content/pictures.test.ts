import { existsSync, statSync } from 'node:fs'
import { swissSpelling } from '@ferrule/domain/locales/swiss-spelling.fixture'
import { expect, test } from 'vitest'
import { pictures } from './pictures.ts'

test.each(Object.entries(pictures))('the picture %s exists and is described', (_, { file, alt }) => {
  expect(existsSync(file)).toBe(true)
  expect([alt.en, alt.de].filter((text) => text.length < 10 || swissSpelling.test(text))).toEqual([])
})

test('all pictures together are smaller than 12 MB', () => {
  const bytes = Object.values(pictures).reduce((sum, { file }) => sum + statSync(file).size, 0)
  expect(bytes).toBeLessThan(12_000_000)
})
