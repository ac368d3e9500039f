import { expect, test } from 'vitest'
import { toPageQuery } from './page-query.ts'

const asked = {
  localeCode: { language: 'en', country: undefined },
  siteSlug: 'schleuniger',
  query: 'a',
  page: 3,
} as const

test('the third page begins after twenty records', () => {
  expect(toPageQuery(asked)).toMatchObject({ from: 20, size: 10 })
})

test('finds pages of the asked site only', () => {
  expect(toPageQuery(asked).query.bool.filter).toEqual([{ term: { siteSlug: { value: 'schleuniger' } } }])
})

test.each([['title:* OR 1=1'], ['/(a+)+$/'], ['{"script":{}}'], ['*']])('%j stays a text to match', (query) => {
  const text = JSON.stringify(toPageQuery({ ...asked, query }))
  expect(text).not.toMatch(/"(query_string|simple_query_string|regexp|wildcard|script)":/)
  expect(toPageQuery({ ...asked, query }).query.bool.should[0]).toMatchObject({ match: { title: { query } } })
})
