import { expect, test } from 'vitest'
import { toPublishedLanguages } from './published-languages.ts'

test.each([
  [{ en: 'published', de: 'draft', fr: 'published' }, ['en', 'fr']],
  [{ tlh: 'published' }, []],
  [{}, []],
  [null, []],
  ['published', []],
])('the published languages of the status %j are %j', (status, languages) => {
  expect(toPublishedLanguages(status)).toEqual(languages)
})
