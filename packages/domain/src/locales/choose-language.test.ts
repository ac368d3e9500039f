import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseLanguage } from './choose-language.ts'
import { languages } from './language.ts'

const offered = ['en', 'de', 'fr'] as const

test.each([
  [undefined, undefined, 'en'],
  ['de', 'fr', 'de'],
  ['de-ch', 'fr', 'de'],
  ['ja', 'fr', 'fr'],
  ['nonsense', 'fr', 'fr'],
  [undefined, 'de-AT,de;q=0.9,en;q=0.5', 'de'],
  [undefined, 'it,fr;q=0.3,de;q=0.7', 'de'],
  [undefined, 'it-IT,it;q=0.9', 'en'],
  [undefined, 'de;q=0,fr;q=0.1', 'fr'],
  [undefined, '*', 'en'],
  [undefined, 'en;q=x, de', 'en'],
])('stored %s and accepted %s give %s', (stored, accepted, language) => {
  expect(chooseLanguage({ stored, accepted, offered })).toBe(language)
})

test('whatever a browser sends, the answer is one that the site offers', () => {
  const header = fc.oneof(
    fc.string(),
    fc
      .array(fc.tuple(fc.constantFrom(...languages, '*', 'it'), fc.float()).map(([tag, q]) => `${tag};q=${q}`))
      .map(String),
  )
  const some = fc.subarray([...languages], { minLength: 1 })
  fc.assert(
    fc.property(header, fc.string(), some, (accepted, stored, list) =>
      list.includes(chooseLanguage({ accepted, stored, offered: list })),
    ),
  )
})
