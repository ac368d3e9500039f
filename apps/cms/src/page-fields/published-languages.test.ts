import { expect, test } from 'vitest'
import { toPublishedLanguages } from './published-languages.ts'

const now = new Date('2026-06-01T12:00:00Z')

test.each([
  [{ en: 'published', de: 'draft', fr: 'published' }, ['en', 'fr']],
  [{ tlh: 'published' }, []],
  [{}, []],
  [null, []],
  ['published', []],
])('the published languages of the status %j are %j', (status, languages) => {
  expect(toPublishedLanguages(status, null, now)).toEqual(languages)
})

test('a language under embargo is not among the published ones', () => {
  const appearsAt = { de: '2026-06-01T12:00:01Z', fr: '2026-06-01T12:00:00Z', es: null }
  const status = { en: 'published', de: 'published', fr: 'published', es: 'published' }
  expect(toPublishedLanguages(status, appearsAt, now)).toEqual(['en', 'fr', 'es'])
})
