import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parsePagePath } from '../pages/page-path.ts'
import { hasDirect, withoutDirect } from './direct-lookup.ts'
import { redirect, normalisePreviousUrl, toRedirectKey, toRedirectKeys, toRedirectTable } from './redirect-table.ts'

test('a redirect has a previous URL and a target [S3-071]', () => {
  expect(Object.keys(redirect.shape)).toEqual(['previousUrl', 'target'])
})

test.each([
  ['/old', '/old'],
  ['/old/', '/old'],
  ['/DE/alt', '/de/alt'],
  ['//old//page/', undefined],
  ['/a/../old', '/old'],
])('the previous URL %s has the key %s', (previousUrl, key) => {
  expect([...toRedirectTable([{ previousUrl, target: '/new' }]).table.keys()]).toEqual(key ? [key] : [])
})

test('looks up a path with its locale first, then for every locale', () => {
  expect(toRedirectKeys({ locale: { language: 'de', country: 'CH' }, segments: ['alt'] })).toEqual([
    '/de-ch/alt',
    '/alt',
  ])
  expect(toRedirectKeys({ locale: undefined, segments: [] })).toEqual(['/'])
})

test.each([
  ['/old', '/old'],
  [' /old/ ', undefined],
  ['/DE-ch/alt/', '/de-ch/alt'],
  ['/%C3%BCber-uns', '/über-uns'],
  ['/über uns', '/über%20uns'],
  ['/a%C2%A0', '/a%C2%A0'],
  ['/100%25', '/100%25'],
  ['/old#part', '/old'],
  ['/old?id=4', undefined],
  ['https://evil.example/', undefined],
])('%s is saved as %s', (written, normalised) => {
  expect(normalisePreviousUrl(written)).toBe(normalised)
})

test('normalising a previous URL is idempotent', () => {
  const path = fc.oneof(fc.string({ unit: 'grapheme' }), fc.webPath(), fc.string({ unit: 'binary' }))
  fc.assert(
    fc.property(path, (text) => {
      const key = toRedirectKey(parsePagePath(encodeURI(`/${text.toWellFormed()}`)))
      // Paths that look like another host, or with dot segments, cannot be saved unchanged.
      fc.pre(!/^\/{2}|\/\.{1,2}(\/|$)/.test(key))
      expect(normalisePreviousUrl(key)).toBe(key)
    }),
    { numRuns: 3000 },
  )
})

test.each([
  'https://evil.example/x',
  '//evil.example/x',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'new',
])('refuses the target %j, so that no redirect leads to another host', (target) => {
  expect(toRedirectTable([{ previousUrl: '/old', target }])).toEqual({
    table: new Map(),
    refused: [{ previousUrl: '/old', reason: 'not-a-path' }],
  })
})

test('uses the first of two redirects for one URL, and refuses one with a query', () => {
  const { table, refused } = toRedirectTable([
    { previousUrl: '/old', target: '/first' },
    { previousUrl: '/old/', target: '/second' },
    { previousUrl: '/index?id=4', target: '/third' },
  ])
  expect([...table.values()].map(({ path }) => path.segments)).toEqual([['first']])
  expect(refused.map(({ reason }) => reason)).toEqual(['duplicate', 'previous-url-with-query'])
})

test.each([
  ['?direct', true, ''],
  ['?direct=true', true, ''],
  ['?direct=false', false, ''],
  ['?a=1&direct&b=2', true, '?a=1&b=2'],
  ['?directly=1', false, '?directly=1'],
  ['', false, ''],
  ['?', false, ''],
])('%j requests a direct lookup: %s, and is %j without the flag [S2-071]', (search, isDirect, rest) => {
  expect([hasDirect(search), withoutDirect(search)]).toEqual([isDirect, rest])
})
