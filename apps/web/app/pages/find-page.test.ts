import { beforeEach, expect, test, vi } from 'vitest'
import { getServices, type Services } from '../visit/services.server.ts'
import { aPageAt, contentOf } from '../http/services.fixture.ts'
import { aSite, aVisit } from '../http/visits.fixture.ts'
import { findPage } from './find-page.server.ts'

vi.mock('../visit/services.server.ts', () => ({ getServices: vi.fn<() => Services>() }))

const pages = [
  aPageAt('', { languages: ['en', 'de', 'cs'] }),
  aPageAt('start-in-switzerland', { languages: ['en', 'de'] }),
  aPageAt('company', { languages: ['en', 'de'] }),
  aPageAt('nur-deutsch', { languages: ['de'] }),
  aPageAt('french', { languages: ['fr'] }),
  aPageAt('swiss', { languages: ['en', 'de'], countries: ['CH'] }),
  aPageAt('group', { siteSlug: 'brand', mainSiteOnly: true }),
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

test('a page limited to countries does not exist in other countries or internationally', async () => {
  expect([await at('de-ch', 'swiss'), await at('en-us', 'swiss'), await at('en', 'swiss')]).toEqual([
    'de swiss',
    undefined,
    undefined,
  ])
})

test('a page of the main site only does not exist on other sites [S2-079]', async () => {
  expect(await at('en', 'group', aSite({ slug: 'brand' }))).toBeUndefined()
})

const homePages = [
  { pageId: 'id-of-start-in-switzerland', countries: ['CH'] },
  { pageId: 'id-of-home', countries: [] },
]

test('a country has its own home page, all others the universal one', async () => {
  const site = aSite({ homePages })
  expect([await at('de-ch', '', site), await at('en-us', '', site), await at('cs', '', site)]).toEqual([
    'de start-in-switzerland',
    'en ',
    'cs ',
  ])
})

test('throws an error for a country without a home page [S8-051]', async () => {
  await expect(at('en-us', '', aSite({ homePages: homePages.slice(0, 1) }))).rejects.toThrow(
    'Invalid home page configuration for site - no universal page configured and no page configured for country',
  )
})
