import { expect, test } from 'vitest'
import { fallbackLanguages } from './fallback-languages.ts'

test.each([
  [['en', 'de', 'cs'], 'cs', ['en', 'de']],
  [['de', 'en', 'cs'], 'de', ['en']],
  [['en', 'es'], 'es', ['en']],
  [['de'], 'de', []],
] as const)('a site in %j shows a page without %s in %j', (siteLanguages, missing, expected) => {
  expect(fallbackLanguages(siteLanguages, missing)).toEqual(expected)
})
