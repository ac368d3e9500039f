import { expect, test } from 'vitest'
import { countPageStates } from './count-page-states.ts'
import type { EditorPage } from './editor-page.ts'

const page = (states: EditorPage['states'], inProgress: EditorPage['inProgress'] = []): EditorPage => ({
  id: '1',
  parent: null,
  path: 'fair',
  pageType: 'Content',
  protection: 'none',
  title: 'Fair',
  states,
  embargoes: {},
  inProgress,
  updatedAt: '2026-11-01T08:00:00Z',
})

test('a page counts once for each of its states, and in each language', () => {
  const counts = countPageStates([
    page({ en: 'published', de: 'draft-newer', fr: 'draft-newer' }, ['ja', 'zh']),
    page({ en: 'draft' }),
    page({ en: 'embargo', de: 'published' }),
  ])
  expect(counts.pages).toEqual({ published: 2, 'draft-newer': 1, draft: 1, embargo: 1, ended: 0 })
  expect(counts.inProgress).toBe(1)
  expect(counts.languages.de).toEqual({ published: 1, 'draft-newer': 1, draft: 0, embargo: 0, ended: 0, missing: 1 })
  expect(counts.languages.ja.missing).toBe(3)
})

test('without pages every count is zero', () => {
  const { pages, inProgress, languages } = countPageStates([])
  expect([...Object.values(pages), inProgress, ...Object.values(languages.en)]).toEqual(Array(12).fill(0))
})
