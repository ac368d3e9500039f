import { expect, test } from 'vitest'
import { toPublishedState } from './to-published-state.ts'

const row = {
  id: '7',
  site: '1',
  path: 'company/about',
  title: { en: 'About us', de: 'Über uns', fr: 'Entwurf' },
  theme: 'Default',
  updatedAt: '2026-01-01',
  _status: { en: 'published', de: 'published', fr: 'draft' },
} as const
const fields = [
  { name: 'title', localized: true },
  { name: 'story', flattenedFields: [{ name: 'leadText', localized: true }, { name: 'category' }] },
]
const stateOf = (changes: object) => toPublishedState({ row: { ...row, ...changes }, siteSlug: '', fields })

test('has a text for each published language and none for a draft', () => {
  expect(Object.keys(stateOf({}).texts)).toEqual(['en', 'de'])
})

test('a change of one language changes only its text', () => {
  const changed = stateOf({ title: { ...row.title, de: 'Wir' } })
  expect(changed.texts['en']).toBe(stateOf({}).texts['en'])
  expect(changed.texts['de']).not.toBe(stateOf({}).texts['de'])
})

test('a change of one language inside a group changes only its text', () => {
  const before = stateOf({ story: { category: 'quality', leadText: { en: 'Wire', de: 'Draht' } } })
  const changed = stateOf({ story: { category: 'quality', leadText: { en: 'Wire', de: 'Leitung' } } })
  expect(changed.texts['en']).toBe(before.texts['en'])
  expect(changed.texts['de']).not.toBe(before.texts['de'])
  const filed = stateOf({ story: { category: 'people', leadText: { en: 'Wire', de: 'Draht' } } })
  expect(filed.texts['en']).not.toBe(before.texts['en'])
})

test('a change of a shared field changes every text', () => {
  const changed = stateOf({ theme: 'Copper' })
  expect(changed.texts['en']).not.toBe(stateOf({}).texts['en'])
  expect(changed.texts['de']).not.toBe(stateOf({}).texts['de'])
})

test('a save without a change leaves the state equal', () => {
  expect(stateOf({ updatedAt: '2026-02-02' })).toEqual(stateOf({}))
})

test('a page in the trash has no texts', () => {
  expect(stateOf({ deletedAt: '2026-02-02' }).texts).toEqual({})
})

test('a page that was never published has no texts', () => {
  expect(stateOf({ _status: null }).texts).toEqual({})
})
