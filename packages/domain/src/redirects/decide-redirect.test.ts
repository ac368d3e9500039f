import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  someLocales,
  noPreferences,
  someAvailableLocales,
  somePreferences,
} from '../locales/available-locales.fixture.ts'
import { decideRedirect, type RedirectFacts } from './decide-redirect.ts'
import { hasDirect } from './direct-lookup.ts'
import { toRedirectTable } from './redirect-table.ts'

const localeFree = new Set(['style-guide', 'callback', 'blank-callback', 'media'])

const { table: redirects } = toRedirectTable([
  { previousUrl: '/old', target: '/new' },
  { previousUrl: '/older', target: '/old' },
  { previousUrl: '/de/alt', target: '/de/neu' },
  { previousUrl: '/de/nur-englisch', target: '/en/english-only' },
  { previousUrl: '/en/japanese', target: '/ja/new' },
  { previousUrl: '/catalogue', target: '/media/catalogue.pdf' },
  { previousUrl: '/data', target: '/new?tab=2#data' },
  { previousUrl: '/self', target: '/self/' },
  { previousUrl: '/to-self', target: '/self' },
  { previousUrl: '/ping', target: '/pong' },
  { previousUrl: '/pong', target: '/ping' },
  { previousUrl: '/to-ping', target: '/ping' },
  { previousUrl: '/by-id', target: '/64f0?direct' },
])

const facts: RedirectFacts = {
  pathname: '/en',
  search: '',
  siteSegment: undefined,
  offer: someLocales(['en', 'de', 'fr', 'es']),
  redirects,
  localeFree,
  preferences: noPreferences,
  directPath: undefined,
}

const decide = (address: string, rest: Partial<RedirectFacts> = {}) => {
  const [pathname = '', search] = address.split('?')
  const decision = decideRedirect({ ...facts, pathname, search: search === undefined ? '' : `?${search}`, ...rest })
  return decision === 'none' ? decision : `${decision.status} ${decision.location}`
}

describe('the URL', () => {
  test.each([
    ['/en', 'none', ''],
    ['/en/about', 'none', ''],
    ['/en/about?a=1', 'none', ''],
    ['/en/', '301 /en', '[S2-067]'],
    ['/en/about/', '301 /en/about', '[S2-067]'],
    ['/en/about/?a=1', '301 /en/about?a=1', '[S2-067]'],
    ['//en//about//', '301 /en/about', '[S2-067]'],
    ['/EN/About', '301 /en/About', ''],
    ['//evil.example/x', '301 /evil.example/x', ''],
    ['/en/../x', '301 /en/x', ''],
    ['/./de/x', '301 /de/x', ''],
    ['/', '302 /en', '[S1-031] [S2-053] [S2-069]'],
    ['/about?a=1', '302 /en/about?a=1', '[S1-031] [S2-053] [S2-069]'],
    ['/ja/about', '302 /en/about', '[S2-069]'],
    ['/de-us/about', '302 /de/about', '[S2-069]'],
    ['/fr-fr/about', '301 /fr/about', '[S2-045]'],
    ['/es-es', '301 /es', '[S2-046]'],
    ['/fr-ch', '302 /fr', '[S2-045]'],
    ['/style-guide', 'none', '[S2-031]'],
    ['/style-guide/', '301 /style-guide', ''],
    ['/callback?code=a&state=b', 'none', ''],
    ['/en/old', '301 /en/new', '[S2-068]'],
    ['/de-ch/old?a=1', '301 /de-ch/new?a=1', '[S2-068]'],
    ['/en/older/', '301 /en/new', '[S2-068]'],
    ['/old', '301 /new', '[S2-068]'],
    ['/de/alt', '301 /de/neu', '[S2-068]'],
    ['/en/alt', 'none', ''],
    ['/de/nur-englisch', '301 /en/english-only', ''],
    ['/en/japanese', '301 /en/new', ''],
    ['/en/catalogue', '301 /media/catalogue.pdf', ''],
    ['/en/data?a=1', '301 /en/new?tab=2#data', ''],
    ['/en/self', 'none', ''],
    ['/en/to-self', '301 /en/self', ''],
    ['/en/ping', 'none', ''],
    ['/en/to-ping', 'none', ''],
    ['/en/by-id', '301 /en/64f0', ''],
    ['/ja/japanese', '302 /en/new', ''],
  ])('%s gives %s %s', (address, expected) => {
    expect(decide(address)).toBe(expected)
  })
})

test.each([
  ['/en/64f0?direct', '302 /en/company/about'],
  ['/64f0?direct', '302 /en/company/about'],
  ['/ja/64f0?direct&a=1', '302 /en/company/about?a=1'],
  ['/en/64f0/?direct', '301 /en/64f0?direct'],
])('%s, whose page is at company/about, gives %s [S2-070] [S2-071]', (address, expected) => {
  expect(decide(address, { directPath: 'company/about' })).toBe(expected)
})

test('a direct lookup also follows a redirect of the page', () => {
  expect(decide('/en/64f0?direct', { directPath: 'old' })).toBe('302 /en/new')
})

test('ignores a redirect loop withLoop an address without a locale, also for a request without a locale', () => {
  const loop = [
    { previousUrl: '/en', target: '/media' },
    { previousUrl: '/media', target: '/' },
  ]
  const withLoop = { redirects: toRedirectTable(loop).table }
  expect(decide('/', withLoop)).toBe('302 /en')
  expect(decide('/en', withLoop)).toBe('none')
})

test('does not redirect an unknown page id', () => {
  expect(decide('/en/64f0?direct')).toBe('none')
})

test.each([
  ['/en/events', 'none'],
  ['/events', '302 /en/events'],
  ['/en/events/old', '301 /en/events/new'],
  ['/en/events/fair/', '301 /en/events/fair'],
  ['/de-us/events/fair', '302 /de/events/fair'],
  ['/en/events/catalogue', '301 /media/catalogue.pdf'],
])('on a site below the segment events, %s gives %s [S2-047]', (address, expected) => {
  expect(decide(address, { siteSegment: 'events' })).toBe(expected)
})

test('the locale in a URL stays, whatever the visitor’s preferences', () => {
  expect(decide('/en/about', { preferences: { stored: 'de-ch', accepted: 'de', country: 'CH' } })).toBe('none')
})

const marks = ['/', '/', '/', '//', '\\', '%2F', '%5C', '%2e%2e', '..', '.', '%', '%zz', '%00', '?', '#', ' ', '@', ':']
const segmentNames = 'en de DE-ch fr-fr ja xx es-es old new page 64f0 media style-guide mykomax'.split(' ')
const oddities = ['ä', '\uD800', '\u0000', '\n', 'https:', 'evil.example', 'javascript:']
const piece = fc.constantFrom(...marks, ...segmentNames, ...oddities)
const anyPath = fc.oneof(
  fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
  fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('/')}`),
  fc.string(),
)
const tame = fc.array(fc.constantFrom('en', 'de', 'ja', 'fr-fr', 'old', 'new', 'page', '64f0', 'media'), {
  maxLength: 3,
})
const tamePath = tame.map((path) => `/${path.join('/')}`)
const anySearch = fc.constantFrom('', '?direct', '?a=1', '?direct=true&b=%20', '?direct=false')
const someRedirects = fc.array(
  fc.record({
    previousUrl: fc.oneof(tamePath, anyPath),
    target: fc.oneof(
      tamePath,
      fc.tuple(tamePath, anySearch).map(([path, search]) => `${path}${search}`),
      anyPath,
    ),
  }),
  { maxLength: 8 },
)

/** Follows redirects like a browser, until there is no further one. */
function follow(
  context: Omit<RedirectFacts, 'pathname' | 'search' | 'directPath'>,
  start: string,
  search: string,
): string[] {
  const visited: string[] = []
  let request = { pathname: start, search }
  while (visited.length < 5) {
    const isKnown = hasDirect(request.search) && request.pathname.split('/').includes('64f0')
    const decision = decideRedirect({ ...context, ...request, directPath: isKnown ? 'page/old' : undefined })
    if (decision === 'none') return visited
    const target = new URL(decision.location, 'https://www.norlitz.example/')
    visited.push(target.href)
    request = { pathname: target.pathname, search: target.search }
  }
  return visited
}

test('any request gets at most two redirects, on the same host, with any redirects of editors', () => {
  fc.assert(
    fc.property(
      fc.record({
        offer: someAvailableLocales,
        preferences: somePreferences,
        redirects: someRedirects,
        siteSegment: fc.constantFrom(undefined, 'page'),
      }),
      fc.oneof(anyPath, tamePath),
      anySearch,
      (context, path, search) => {
        const visited = follow(
          { ...context, redirects: toRedirectTable(context.redirects).table, localeFree },
          path,
          search,
        )
        expect(visited.filter((address) => !address.startsWith('https://www.norlitz.example/'))).toEqual([])
        expect(visited.length).toBeLessThanOrEqual(2)
        expect(new Set(visited).size).toBe(visited.length)
      },
    ),
    { numRuns: 10_000 },
  )
})
