import { expect, test } from 'vitest'
import { editorPageFilters } from './editor-page-list.ts'

test('the content stage is DRAFT or PUBLISHED, by default PUBLISHED [S4-051] [S4-052]', () => {
  const stageOf = (query: object) => editorPageFilters.parse(query).stage
  expect([stageOf({ stage: 'DRAFT' }), stageOf({ stage: 'PUBLISHED' })]).toEqual(['DRAFT', 'PUBLISHED'])
  expect([stageOf({}), stageOf({ stage: 'draft' }), stageOf({ stage: ['DRAFT'] })]).toEqual(
    Array.from({ length: 3 }, () => 'PUBLISHED'),
  )
})

test('invalid filters are ignored, and at most 5,000 rows are shown', () => {
  const parse = (query: object) => editorPageFilters.parse(query)
  expect(parse({ language: 'tlh', state: 'lost', search: ['wire'] })).toEqual({
    stage: 'PUBLISHED',
    search: '',
    shown: 50,
  })
  expect([parse({ shown: '100' }).shown, parse({ shown: '5001' }).shown]).toEqual([100, 50])
})
