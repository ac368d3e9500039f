import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { someLocales, noPreferences } from '../locales/available-locales.fixture.ts'
import { decideRedirect, type RedirectFacts } from './decide-redirect.ts'
import { decideRedirectByAddress, type FindRedirects } from './decide-redirect-by-address.ts'
import { type Redirect, normalisePreviousUrl, toRedirectTable } from './redirect-table.ts'

const facts: Omit<RedirectFacts, 'redirects'> = {
  pathname: '/en',
  search: '',
  siteSegment: undefined,
  offer: someLocales(['en', 'de', 'fr', 'es']),
  localeFree: new Set(['media']),
  preferences: noPreferences,
  directPath: undefined,
}

/** Finds redirects by the exact address, as the content service does. */
const findIn = (redirects: readonly Redirect[]) =>
  vi.fn<FindRedirects>(async (addresses) => redirects.filter(({ previousUrl }) => addresses.includes(previousUrl)))

test('looks up an address with its locale and for every locale only', async () => {
  const find = findIn([{ previousUrl: '/other', target: '/new' }])
  expect(await decideRedirectByAddress({ ...facts, pathname: '/de-ch/about' }, find)).toBe('none')
  expect(find.mock.calls).toEqual([[['/de-ch/about', '/about']]])
})

test('follows a chain step by step and responds with one redirect', async () => {
  const find = findIn([
    { previousUrl: '/oldest', target: '/older' },
    { previousUrl: '/de/older', target: '/old' },
    { previousUrl: '/old', target: '/new' },
  ])
  const decision = await decideRedirectByAddress({ ...facts, pathname: '/de/oldest' }, find)
  expect(decision).toEqual({ status: 301, location: '/de/new' })
  expect(find).toHaveBeenCalledTimes(4)
})

test('decides the same as with all redirects of the site', async () => {
  const segments = fc.array(fc.constantFrom('en', 'de', 'ja', 'fr-fr', 'old', 'new', 'page', 'media', 'über'), {
    maxLength: 3,
  })
  const path = segments.map((parts) => `/${parts.join('/')}`)
  const redirects = fc.array(fc.record({ previousUrl: path, target: path }), { maxLength: 10 })
  const siteSegment = fc.constantFrom(undefined, 'page')
  await fc.assert(
    fc.asyncProperty(redirects, path, siteSegment, async (written, pathname, segment) => {
      const saved = written.map(({ previousUrl, target }) => ({
        previousUrl: normalisePreviousUrl(previousUrl) ?? '',
        target,
      }))
      const request = { ...facts, pathname, siteSegment: segment }
      const expected = decideRedirect({ ...request, redirects: toRedirectTable(saved).table })
      expect(await decideRedirectByAddress(request, findIn(saved))).toEqual(expected)
    }),
    { numRuns: 3000 },
  )
})
