import { expect, test } from 'vitest'
import { toPublishedLanguages } from './published-languages.ts'

test.each([
  [{ en: 'published', de: 'draft', fr: 'published' }, ['en', 'fr']],
  [{ tlh: 'published' }, []],
  [{}, []],
  [null, []],
  ['published', []],
])('of %j the public reads %j', (status, languages) => {
  expect(toPublishedLanguages(status)).toEqual(languages)
})
