import { expect, test } from 'vitest'
import { toPageStateCounts } from './page-state-counts.ts'

test('states without a text count zero, and pages without a text in a language are missing', () => {
  const counts = toPageStateCounts({
    pageCount: 3,
    inProgress: 1,
    states: [
      { language: null, state: 'published', pages: 2 },
      { language: null, state: 'draft-newer', pages: 1 },
      { language: 'de', state: 'published', pages: 1 },
      { language: 'de', state: 'draft-newer', pages: 1 },
      { language: 'en', state: 'published', pages: 3 },
    ],
  })
  expect(counts.pages).toEqual({ published: 2, 'draft-newer': 1, draft: 0, embargo: 0, ended: 0 })
  expect(counts.inProgress).toBe(1)
  expect(counts.languages.de).toEqual({ published: 1, 'draft-newer': 1, draft: 0, embargo: 0, ended: 0, missing: 1 })
  expect([counts.languages.en.missing, counts.languages.ja.missing]).toEqual([0, 3])
})

test('without pages every count is zero', () => {
  const { pages, inProgress, languages } = toPageStateCounts({ pageCount: 0, inProgress: 0, states: [] })
  expect([...Object.values(pages), inProgress, ...Object.values(languages.en)]).toEqual(Array(12).fill(0))
})
