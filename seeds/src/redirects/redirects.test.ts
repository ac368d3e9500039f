import { toRedirectTable } from '@ferrule/domain/redirects/redirect-table'
import { expect, test } from 'vitest'
import { leadsSomewhere } from '../content/consistency-for-tests.ts'
import { sites } from '../sites/sites.ts'
import { redirects } from './redirects.ts'

const withoutLocale = (path: string) => path.replace(/^\/de(?=\/)/, '')

test('there are forty redirects and more', () => {
  expect(redirects.length).toBeGreaterThanOrEqual(40)
})

test.each(sites.map(({ slug }) => slug))('the website accepts every redirect of site "%s"', (slug) => {
  expect(toRedirectTable(redirects.filter(({ siteSlug }) => siteSlug === slug)).refused).toEqual([])
})

test.each(redirects)('$siteSlug $previousUrl leads to a page in one step', ({ siteSlug, previousUrl, target }) => {
  const place = { siteSlug, language: 'de' } as const
  expect(leadsSomewhere(withoutLocale(target), place)).toBe(true)
  expect(leadsSomewhere(withoutLocale(previousUrl), place)).toBe(false)
})
