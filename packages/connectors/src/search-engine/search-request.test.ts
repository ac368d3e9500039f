import { expect, test } from 'vitest'
import { indicesFor, toSearchRequest, toSuggestRequest } from './search-request.ts'

const asked = {
  localeCode: { language: 'en', country: undefined },
  siteSlug: 'schleuniger',
  query: 'a',
  page: 3,
} as const

test('the third page begins after twenty records', () => {
  expect(toSearchRequest(asked)).toMatchObject({ from: 20, size: 10 })
})

test('finds pages of the asked site and products of the asked country only', () => {
  const localeCode = { language: 'en', country: 'CH' } as const
  expect(toSearchRequest({ ...asked, localeCode }).query.bool.filter).toEqual([
    {
      bool: {
        should: [{ term: { siteSlug: { value: 'schleuniger' } } }, { term: { countries: { value: 'CH' } } }],
        minimum_should_match: 1,
      },
    },
  ])
  expect(JSON.stringify(toSearchRequest(asked).query)).toContain('{"countries":{"value":"ALL"}}')
})

test('products are found on the main site only', () => {
  expect(indicesFor(asked)).toEqual(['pages-en'])
  expect(indicesFor({ ...asked, siteSlug: '' })).toEqual(['pages-en', 'products-en'])
})

test.each([
  ['12 AWG', 'crossSection', 3.31],
  ['30 kN', 'force', 30_000],
])('%s asks what a machine can do', (query, dimension, value) => {
  const able = toSearchRequest({ ...asked, query }).query.bool.should.at(-1)
  expect(able).toEqual({ term: { [`ranges.${dimension}`]: { value: expect.closeTo(value, 1) } } })
})

test('the kind is chosen after all kinds are counted', () => {
  const request = toSearchRequest({ ...asked, kind: 'machines' })
  expect(request).toMatchObject({ aggs: { kinds: {} }, post_filter: { term: { kind: { value: 'machines' } } } })
  expect(JSON.stringify(request.query)).not.toContain('kind')
})

test.each([['title:* OR 1=1'], ['/(a+)+$/'], ['{"script":{}}'], ['*']])('%j stays a text to match', (query) => {
  const text = JSON.stringify([toSearchRequest({ ...asked, query }), toSuggestRequest({ ...asked, query })])
  expect(text).not.toMatch(/"(query_string|simple_query_string|regexp|wildcard|script)":/)
  expect(toSearchRequest({ ...asked, query }).query.bool.should[1]).toMatchObject({ match: { title: { query } } })
})

test('suggestions keep to the site and the country as results do', () => {
  expect(toSuggestRequest(asked).query.bool.filter).toEqual(toSearchRequest(asked).query.bool.filter)
  expect(toSuggestRequest(asked).size).toBe(6)
})

test('records that are equally good have an order of their own', () => {
  expect(toSearchRequest(asked).sort.map((by) => Object.keys(by)[0])).toEqual(['_score', 'path'])
})
