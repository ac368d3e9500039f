import { describe, expect, test } from 'vitest'
import { chooseHomePage, invalidHomePageText, listHomePages } from './home-page.ts'
import { notFoundText } from './not-found-text.ts'

const universal = { pageId: 'universal', countries: [] }
const swiss = { pageId: 'swiss', countries: ['CH', 'LI'] }
const chinese = { pageId: 'chinese', countries: ['CN'] }

describe('the home page', () => {
  test.each([
    ['CH', 'swiss'],
    ['CN', 'chinese'],
    ['DE', 'universal'],
    ['ALL', 'universal'],
  ])('of %s is the %s one', (country, pageId) => {
    expect(chooseHomePage([universal, swiss, chinese], country)).toMatchObject({ ok: true, value: { pageId } })
  })

  test('is an error without a universal one and one for the country [S8-051]', () => {
    expect(chooseHomePage([swiss], 'DE')).toEqual({ ok: false, reason: 'invalid-home-page-configuration' })
    expect(invalidHomePageText).toBe(
      'Invalid home page configuration for site - no universal page configured and no page configured for country',
    )
  })
})

test('editors see the home pages of all countries, readers their own [S6-027]', () => {
  const all = [universal, swiss, chinese]
  expect(listHomePages(all, { country: 'CH', isEditor: true })).toEqual(all)
  expect(listHomePages(all, { country: 'CH', isEditor: false })).toEqual([swiss])
  expect(listHomePages([swiss], { country: 'DE', isEditor: false })).toEqual([])
})

test('a route nobody knows says so with its path [S2-065] [S8-004]', () => {
  expect(notFoundText({ kind: 'unknown', path: '/en/nowhere' })).toBe('Page not found: /en/nowhere')
})

test('a route that validation refuses says so with path and query [S2-066] [S8-004]', () => {
  const text = notFoundText({ kind: 'refused', path: '/en/mykomax/tickets/x', search: '?a=1' })
  expect(text).toBe('Page Not Found: /en/mykomax/tickets/x?a=1')
})
