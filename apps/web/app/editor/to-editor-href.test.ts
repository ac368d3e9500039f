import { editorPageFilters } from '@ferrule/domain/editor/editor-page-list'
import { expect, test } from 'vitest'
import { toEditorHref } from './to-editor-href.ts'

test('the address contains the filters that differ from their default', () => {
  const filters = editorPageFilters.parse({ stage: 'DRAFT', search: 'wire & cable' })
  expect(toEditorHref(filters, { shown: 100 })).toBe('?stage=DRAFT&search=wire+%26+cable&shown=100')
  expect(toEditorHref(filters, { stage: 'PUBLISHED', search: '' })).toBe('?')
})
