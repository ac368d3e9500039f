import { expect, test } from 'vitest'
import { indicesFor, toNamedRequest, toSearchRequest, toSuggestRequest } from './search-request.ts'

const asked = {
  localeCode: { language: 'en', country: undefined },
  siteSlug: 'schleuniger',
  query: 'a',
  page: 3,
} as const

test('the third page begins after twenty records', () => {
  expect(toSearchRequest(asked, [])).toMatchObject({ from: 20, size: 10 })
})

const wordsOf = (request: ReturnType<typeof toSearchRequest>) => request.query.boosting.positive.bool

test('finds what is of the asked site or of the catalogue, and read in the asked country or everywhere', () => {
  const localeCode = { language: 'en', country: 'CH' } as const
  const hasNo = (field: string) => ({ bool: { must_not: [{ exists: { field } }] } })
  const either = (...should: object[]) => ({ bool: { should, minimum_should_match: 1 } })
  expect(wordsOf(toSearchRequest({ ...asked, localeCode }, ['high-voltage'])).filter).toEqual([
    {
      bool: {
        filter: [
          either({ term: { siteSlug: { value: 'schleuniger' } } }, hasNo('siteSlug')),
          either({ term: { countries: { value: 'CH' } } }, hasNo('countries')),
        ],
        must_not: [{ terms: { catalogueSlug: ['high-voltage'] } }],
      },
    },
  ])
  expect(JSON.stringify(toSearchRequest(asked, []).query)).toContain('{"countries":{"value":"ALL"}}')
})

test('products are found on the main site only', () => {
  expect(indicesFor(asked)).toEqual(['pages-en'])
  expect(indicesFor({ ...asked, siteSlug: '' })).toEqual(['pages-en', 'catalogue-en'])
})

test.each([
  ['12 AWG', 'crossSection', 3.31],
  ['30 kN', 'force', 30_000],
])('%s asks what a machine can do', (query, dimension, value) => {
  const able = { term: { [`ranges.${dimension}`]: { value: expect.closeTo(value, 1) } } }
  expect(wordsOf(toSearchRequest({ ...asked, query }, [])).should.at(-1)).toEqual(able)
  expect(toSuggestRequest({ ...asked, query }, []).query.bool.should.at(-1)).toEqual(able)
})

test('the kind is chosen after all kinds are counted', () => {
  const request = toSearchRequest({ ...asked, kind: 'machines' }, [])
  expect(request).toMatchObject({ aggs: { kinds: {} }, post_filter: { term: { kind: { value: 'machines' } } } })
  expect(JSON.stringify(request.query.boosting.positive)).not.toContain('kind')
})

test.each([['title:* OR 1=1'], ['/(a+)+$/'], ['{"script":{}}'], ['*']])('%j stays a text to match [I3]', (query) => {
  const typed = { ...asked, query }
  const text = JSON.stringify([toSearchRequest(typed, []), toSuggestRequest(typed, []), toNamedRequest(typed)])
  expect(text).not.toMatch(/"(query_string|simple_query_string|regexp|wildcard|script)":/)
  expect(wordsOf(toSearchRequest(typed, [])).should[1]).toMatchObject({ match: { title: { query } } })
})

test('suggestions keep to the site and the country as results do', () => {
  const suggested = toSuggestRequest(asked, ['a']).query.bool
  expect(suggested.filter).toEqual(wordsOf(toSearchRequest(asked, ['a'])).filter)
})

test('records that are equally good have an order of their own', () => {
  expect(toSearchRequest(asked, []).sort.map((by) => Object.keys(by)[0])).toEqual(['_score', 'path'])
})

test('the best of each kind are suggested, so that none hides another', () => {
  expect(toSuggestRequest(asked, []).aggs.kinds.aggs.best.top_hits.size).toBe(4)
})

test('a document has no name of its own', () => {
  expect(toNamedRequest(asked).query.bool.must_not).toEqual([{ term: { kind: { value: 'documents' } } }])
})
