import { toRedirectTable } from '@ferrule/domain/redirects/redirect-table'
import { expect, test } from 'vitest'
import { linkResolves } from '../content/links.fixture.ts'
import { sites } from '../sites/sites.ts'
import { redirects } from './redirects.ts'

const withoutLocale = (path: string) => path.replace(/^\/de(?=\/)/, '')

test('there are at least forty redirects', () => {
  expect(redirects.length).toBeGreaterThanOrEqual(40)
})

test.each(sites.map(({ slug }) => slug))('the website accepts every redirect of site "%s"', (slug) => {
  expect(toRedirectTable(redirects.filter(({ siteSlug }) => siteSlug === slug)).refused).toEqual([])
})

test.each(redirects)(
  '$siteSlug $previousUrl redirects to an existing page in one step',
  ({ siteSlug, previousUrl, target }) => {
    const place = { siteSlug, language: 'de' } as const
    expect(linkResolves(withoutLocale(target), place)).toBe(true)
    expect(linkResolves(withoutLocale(previousUrl), place)).toBe(false)
  },
)
