import { expect, test } from 'vitest'
import { contentChange } from './content-change.ts'

const change = { pageId: '7', siteSlug: '', paths: [''], locales: ['de'] }

test('accepts a change of the home page of the main site', () => {
  expect(contentChange.parse(change)).toEqual(change)
})

test.each([
  ['no page', { ...change, pageId: '' }],
  ['no path', { ...change, paths: [] }],
  ['no language', { ...change, locales: [] }],
  ['a number as page id', { ...change, pageId: 7 }],
])('rejects a change with %s', (_, wrong) => {
  expect(contentChange.safeParse(wrong).success).toBe(false)
})
