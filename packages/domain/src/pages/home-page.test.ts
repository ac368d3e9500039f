import { describe, expect, test } from 'vitest'
import { chooseHomePage, invalidHomePageText, listHomePages } from './home-page.ts'

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

test('editors see the home pages of all countries, visitors their own [S6-027]', () => {
  const all = [universal, swiss, chinese]
  expect(listHomePages(all, { country: 'CH', isEditor: true })).toEqual(all)
  expect(listHomePages(all, { country: 'CH', isEditor: false })).toEqual([swiss])
  expect(listHomePages([swiss], { country: 'DE', isEditor: false })).toEqual([])
})
