import { beforeEach, expect, test, vi } from 'vitest'
import { getServices, type Services } from '../request/services.server.ts'
import { aPage, contentOf } from '../request/services-for-tests.ts'
import { aSite, aVisit } from '../request/visits-for-tests.ts'
import { findPage } from './find-page.server.ts'

vi.mock('../request/services.server.ts', () => ({ getServices: vi.fn<() => Services>() }))

const pages = [
  aPage('', { languages: ['en', 'de', 'cs'] }),
  aPage('start-in-switzerland', { languages: ['en', 'de'] }),
  aPage('company', { languages: ['en', 'de'] }),
  aPage('nur-deutsch', { languages: ['de'] }),
  aPage('french', { languages: ['fr'] }),
  aPage('swiss', { languages: ['en', 'de'], countries: ['CH'] }),
  aPage('group', { siteSlug: 'brand', mainSiteOnly: true }),
]

beforeEach(() => {
  vi.mocked(getServices, { partial: true, deep: true }).mockReturnValue({ content: contentOf(pages) })
})

const at = async (code: string, path: string, site = aSite()) => {
  const found = await findPage(aVisit(code, path === '' ? [] : path.split('/'), { site }))
  return found && `${found.page.locale} ${found.page.path}`
}

test.each([
  ['en', 'company', 'en company'],
  ['de-ch', 'company', 'de company'],
  ['cs', 'company', 'en company'],
  ['cs', 'nur-deutsch', 'de nur-deutsch'],
  ['en', 'nur-deutsch', 'de nur-deutsch'],
  ['en', 'french', undefined],
  ['en', 'nowhere', undefined],
])('in %s the address %s shows %s', async (code, path, expected) => {
  expect(await at(code, path)).toBe(expected)
})

test('a page for some countries is in no other, and not international', async () => {
  expect([await at('de-ch', 'swiss'), await at('en-us', 'swiss'), await at('en', 'swiss')]).toEqual([
    'de swiss',
    undefined,
    undefined,
  ])
})

test('a page of the main site alone is nowhere else [S2-079]', async () => {
  expect(await at('en', 'group', aSite({ slug: 'brand' }))).toBeUndefined()
})

const homePages = [
  { pageId: 'id-of-start-in-switzerland', countries: ['CH'] },
  { pageId: 'id-of-home', countries: [] },
]

test('each country starts at its own page, all others at the universal one', async () => {
  const site = aSite({ homePages })
  expect([await at('de-ch', '', site), await at('en-us', '', site), await at('cs', '', site)]).toEqual([
    'de start-in-switzerland',
    'en ',
    'cs ',
  ])
})

test('a country without a start page is a mistake that is told [S8-051]', async () => {
  await expect(at('en-us', '', aSite({ homePages: homePages.slice(0, 1) }))).rejects.toThrow(
    'Invalid home page configuration for site - no universal page configured and no page configured for country',
  )
})
