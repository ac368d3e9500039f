import { expect, test } from 'vitest'
import { indicesFor, toNamedRequest, toSearchRequest, toSuggestRequest } from './search-request.ts'

const searchQuery = {
  localeCode: { language: 'en', country: undefined },
  siteSlug: 'schleuniger',
  query: 'a',
  page: 3,
} as const

test('the third page starts after twenty records', () => {
  expect(toSearchRequest(searchQuery, [])).toMatchObject({ from: 20, size: 10 })
})

const textQueryOf = (request: ReturnType<typeof toSearchRequest>) => request.query.boosting.positive.bool

test('finds entries of the site or the catalogue that are visible in the country or everywhere', () => {
  const localeCode = { language: 'en', country: 'CH' } as const
  const hasNo = (field: string) => ({ bool: { must_not: [{ exists: { field } }] } })
  const either = (...should: object[]) => ({ bool: { should, minimum_should_match: 1 } })
  expect(textQueryOf(toSearchRequest({ ...searchQuery, localeCode }, ['high-voltage'])).filter).toEqual([
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
  expect(JSON.stringify(toSearchRequest(searchQuery, []).query)).toContain('{"countries":{"value":"ALL"}}')
})

test('finds products on the main site only', () => {
  expect(indicesFor(searchQuery)).toEqual(['pages-en'])
  expect(indicesFor({ ...searchQuery, siteSlug: '' })).toEqual(['pages-en', 'catalogue-en'])
})

test.each([
  ['12 AWG', 'crossSection', 3.31],
  ['30 kN', 'force', 30_000],
])('%s searches the ranges of machines', (query, dimension, value) => {
  const inRange = { term: { [`ranges.${dimension}`]: { value: expect.closeTo(value, 1) } } }
  expect(textQueryOf(toSearchRequest({ ...searchQuery, query }, [])).should.at(-1)).toEqual(inRange)
  expect(toSuggestRequest({ ...searchQuery, query }, []).query.bool.should.at(-1)).toEqual(inRange)
})

test('a quantity is not searched as a misspelt word', () => {
  const { should } = textQueryOf(toSearchRequest({ ...searchQuery, query: '3.31 mm2' }, []))
  expect(JSON.stringify(should)).not.toContain('fuzziness')
})

test('finds misspelt titles, below those with the exact words', () => {
  const { should } = textQueryOf(toSearchRequest({ ...searchQuery, query: 'axoin' }, []))
  const titles = should.flatMap((one) => ('match' in one && 'title' in one.match ? [one.match.title] : []))
  expect(titles).toEqual([
    { query: 'axoin', boost: 3, minimum_should_match: '2<75%' },
    { query: 'axoin', boost: 1, minimum_should_match: '2<75%', fuzziness: 'AUTO' },
  ])
})

test('filters by kind after counting all kinds', () => {
  const request = toSearchRequest({ ...searchQuery, kind: 'machines' }, [])
  expect(request).toMatchObject({ aggs: { kinds: {} }, post_filter: { term: { kind: { value: 'machines' } } } })
  expect(JSON.stringify(request.query.boosting.positive)).not.toContain('kind')
})

test.each([['title:* OR 1=1'], ['/(a+)+$/'], ['{"script":{}}'], ['*']])('matches %j as text only [I3]', (query) => {
  const typed = { ...searchQuery, query }
  const text = JSON.stringify([toSearchRequest(typed, []), toSuggestRequest(typed, []), toNamedRequest(typed)])
  expect(text).not.toMatch(/"(query_string|simple_query_string|regexp|wildcard|script)":/)
  expect(textQueryOf(toSearchRequest(typed, [])).should[1]).toMatchObject({ match: { title: { query } } })
})

test('suggestions have the same site and country filter as results', () => {
  const suggested = toSuggestRequest(searchQuery, ['a']).query.bool
  expect(suggested.filter).toEqual(textQueryOf(toSearchRequest(searchQuery, ['a'])).filter)
})

test('orders records with equal scores by path', () => {
  expect(toSearchRequest(searchQuery, []).sort.map((by) => Object.keys(by)[0])).toEqual(['_score', 'path'])
})

test('suggests the best of each kind', () => {
  expect(toSuggestRequest(searchQuery, []).aggs.kinds.aggs.best.top_hits.size).toBe(4)
})

test('never finds a document by its name', () => {
  expect(toNamedRequest(searchQuery).query.bool.must_not).toEqual([{ term: { kind: { value: 'documents' } } }])
})
