import { expect, test } from 'vitest'
import { hasDirect, withoutDirect } from './direct-lookup.ts'
import { redirect, toRedirectKeys, toRedirectTable } from './redirect-table.ts'

test('a redirect has a previous address and a target [S3-071]', () => {
  expect(Object.keys(redirect.shape)).toEqual(['previousUrl', 'target'])
})

test.each([
  ['/old', '/old'],
  ['/old/', '/old'],
  ['/DE/alt', '/de/alt'],
  ['//old//page/', undefined],
  ['/a/../old', '/old'],
])('the previous address %s is found under %s', (previousUrl, key) => {
  expect([...toRedirectTable([{ previousUrl, target: '/new' }]).table.keys()]).toEqual(key ? [key] : [])
})

test('an address is looked for with its locale first, then for every locale', () => {
  expect(toRedirectKeys({ locale: { language: 'de', country: 'CH' }, segments: ['alt'] })).toEqual([
    '/de-ch/alt',
    '/alt',
  ])
  expect(toRedirectKeys({ locale: undefined, segments: [] })).toEqual(['/'])
})

test.each([
  'https://evil.example/x',
  '//evil.example/x',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'new',
])('a target of %j is refused, so no redirect leads to another host', (target) => {
  expect(toRedirectTable([{ previousUrl: '/old', target }])).toEqual({
    table: new Map(),
    refused: [{ previousUrl: '/old', reason: 'not-a-path' }],
  })
})

test('of two redirects for one address the first counts, and one with a query is refused', () => {
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
])('%j asks for a direct lookup: %s, and is %j without it [S2-071]', (search, asks, rest) => {
  expect([hasDirect(search), withoutDirect(search)]).toEqual([asks, rest])
})
