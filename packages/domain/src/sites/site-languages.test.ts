import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Language, languages } from '../locales/language.ts'
import { siteLanguageRules, toSiteLanguages } from './site-languages.ts'

const group: Language[] = ['en', 'de', 'zh']

test.each([
  ['product', { added: ['fr'], removed: [] }, ['en', 'de', 'zh', 'fr'], '[S5-069]'],
  ['north-america-events', { added: ['es'], removed: ['de'] }, ['en', 'zh', 'es'], '[S5-070] [S5-071]'],
  ['brand-portal', { added: [], removed: ['de'] }, ['en', 'zh'], '[S5-072]'],
  ['the German-language site', { added: [], removed: ['en'] }, ['de', 'zh'], '[S5-073]'],
  ['any other site', { added: [], removed: [] }, ['en', 'de', 'zh'], ''],
])('%s with the data %j has the languages %j %s', (_site, rules, expected) => {
  expect(toSiteLanguages(group, siteLanguageRules.parse(rules))).toEqual(expected)
})

test('a site has each language once, all added ones and no removed one', () => {
  const some = fc.subarray([...languages])
  fc.assert(
    fc.property(some, some, some, (base, added, removed) => {
      const result = toSiteLanguages(base, { added, removed })
      expect(new Set(result).size).toBe(result.length)
      expect(result.filter((language) => removed.includes(language))).toEqual([])
      expect(
        [...base, ...added].filter((language) => !removed.includes(language) && !result.includes(language)),
      ).toEqual([])
    }),
  )
})
