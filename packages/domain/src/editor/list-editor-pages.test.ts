import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { EditorPage } from './editor-page.ts'
import { editorPageFilters, listEditorPages } from './list-editor-pages.ts'

const page = (id: string, path: string, fields: Partial<EditorPage> = {}): EditorPage => ({
  id,
  path,
  parent: null,
  pageType: 'Content',
  protection: 'none',
  title: `Title of ${path}`,
  states: { en: 'published' },
  embargoes: {},
  inProgress: [],
  updatedAt: '2026-11-01T08:00:00Z',
  ...fields,
})

const pages = [
  page('3', 'products-old', { states: { de: 'draft', fr: 'embargo' } }),
  page('2', 'products/cutting', { parent: '1', states: { en: 'draft-newer', de: 'published' } }),
  page('1', 'products'),
  page('4', 'orphan', { parent: 'deleted', title: null }),
]
const list = (query: object) => listEditorPages(pages, editorPageFilters.parse(query))
const idsOf = (query: object) => list(query).rows.map(({ id }) => id)

test('lists each page before the pages below it, with its depth', () => {
  expect(list({}).rows.map(({ id, depth }) => [id, depth])).toEqual([
    ['4', 0],
    ['1', 0],
    ['2', 1],
    ['3', 0],
  ])
})

test.each([
  [{ search: 'CUTTING' }, ['2']],
  [{ search: '/products' }, ['1', '2', '3']],
  [{ search: '4' }, ['4']],
  [{ language: 'de' }, ['2', '3']],
  [{ state: 'draft' }, ['3']],
  [{ language: 'en', state: 'draft-newer' }, ['2']],
  [{ state: 'embargo' }, ['3']],
  [{ language: 'tlh', state: 'lost' }, ['4', '1', '2', '3']],
])('the filters %j find %j', (query, ids) => {
  expect(idsOf(query)).toEqual(ids)
})

test('the content stage is DRAFT or PUBLISHED, by default PUBLISHED [S4-051] [S4-052]', () => {
  const stageOf = (query: object) => editorPageFilters.parse(query).stage
  expect([stageOf({ stage: 'DRAFT' }), stageOf({ stage: 'PUBLISHED' })]).toEqual(['DRAFT', 'PUBLISHED'])
  expect([stageOf({}), stageOf({ stage: 'draft' }), stageOf({ stage: ['DRAFT'] })]).toEqual(
    Array.from({ length: 3 }, () => 'PUBLISHED'),
  )
})

test('pages whose parents form a circle are listed', () => {
  const circle = [page('1', 'a', { parent: '2' }), page('2', 'b', { parent: '1' })]
  expect(listEditorPages(circle, editorPageFilters.parse({})).rows).toHaveLength(2)
})

test('shows fifty pages at a time, each once', () => {
  const many = fc.array(fc.stringMatching(/^[a-z]{1,3}(\/[a-z]{1,3}){0,2}$/), { maxLength: 130 })
  fc.assert(
    fc.property(many, (paths) => {
      const all = paths.map((path, index) => page(String(index), path))
      const first = listEditorPages(all, editorPageFilters.parse({}))
      expect(first.rows).toHaveLength(Math.min(50, all.length))
      expect(first.next).toBe(all.length > 50 ? 100 : undefined)
      const whole = listEditorPages(all, editorPageFilters.parse({ shown: 5000 }))
      expect(new Set(whole.rows.map(({ id }) => id)).size).toBe(all.length)
    }),
  )
})
