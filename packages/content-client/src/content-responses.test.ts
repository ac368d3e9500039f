import { toPageReference } from '@ferrule/domain/navigation/page-reference'
import { describe, expect, test } from 'vitest'
import { pageResponse, summariesResponse } from './page-response.ts'
import { placeResponse, toPlaceQuery } from './place-response.ts'
import { publishedPage, storedPage } from './published-page.ts'
import { systemResponse, toSystemData } from './system-response.ts'
import { systemData } from './system-data.ts'

/** The response of the content service for a page with only the required fields. */
const bare = {
  id: '7',
  slug: 'home',
  path: null,
  title: 'Home',
  description: null,
  pageType: 'Content',
  publishedLanguages: ['en', 'de', 'tlh'],
  countries: null,
  mainSiteOnly: null,
  publishAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-02T08:00:00.000Z',
  protection: { level: 'none', role: null, passwordVersion: null },
  image: null,
  story: { leadText: null, category: null, topics: null, productSlugs: null, contacts: null },
  mediaRelease: { leadText: null, adHoc: null },
  theme: null,
  showTableOfContents: null,
  catalogue: { classificationSlug: null },
  blocks: [],
}
const read = (fields: object) => pageResponse.parse({ Pages: { docs: [{ ...bare, ...fields }] } }).Pages.docs[0]

describe('a page', () => {
  test('with only the required fields is complete', () => {
    const page = { ...read({}), siteSlug: '', locale: 'en', isPublished: true }
    expect(publishedPage.parse(page)).toEqual(page)
    expect(page).toMatchObject({ path: '', languages: ['en', 'de'], story: null, mediaRelease: null, catalogue: null })
  })

  test('lists the pages that its links refer to, also as a copy that was stored without the list', () => {
    const pageId = '0190a5d2-3c4f-7a11-8b22-1f2e3d4c5b6a'
    const link = { text: 'More', href: toPageReference({ pageId, suffix: '' }) }
    const hero = {
      blockType: 'hero',
      opening: null,
      steps: [],
      heading: 'Wire',
      lead: null,
      image: null,
      links: [link],
    }
    const { linkedPages, ...copy } = { ...read({ blocks: [hero] }), siteSlug: '', locale: 'en', isPublished: true }
    expect([linkedPages, storedPage.parse(copy).linkedPages]).toEqual([[pageId], [pageId]])
  })

  test('that was stored before it had a slug can still be read', () => {
    const { slug, type, ...copy } = { ...read({ path: 'company/about' }), siteSlug: '', locale: 'en' }
    expect(storedPage.parse(copy)).toMatchObject({ slug: 'about', type: 'pages', isPublished: true })
    expect(storedPage.parse({ ...copy, path: '' })).toMatchObject({ slug: 'home' })
    expect([slug, type]).toEqual(['home', 'pages'])
  })

  test.each([
    ['Story', { story: { topics: [], productSlugs: [] }, mediaRelease: null, catalogue: null }],
    ['MediaRelease', { story: null, mediaRelease: { adHoc: false }, catalogue: null }],
    ['Catalogue', { story: null, mediaRelease: null, catalogue: { classificationSlug: '' } }],
  ])('of type %s has the fields of its own type only', (pageType, fields) => {
    expect(read({ pageType })).toMatchObject(fields)
  })

  test('of type Story has the names of its category and topics, or the slug of one without a name', () => {
    const topics = [
      { slug: 'data', name: 'Daten' },
      { slug: 'service', name: null },
    ]
    const filed = { ...bare.story, category: { slug: 'quality', name: 'Qualität' }, topics }
    expect(read({ pageType: 'Story', story: filed })).toMatchObject({
      story: { category: { slug: 'quality', name: 'Qualität' }, topics: [{ name: 'Daten' }, { name: 'service' }] },
    })
  })

  test.each([
    [
      { level: 'ciam_role', role: 'kmx_staff' },
      { level: 'ciam-role', role: 'kmx_staff' },
    ],
    [
      { level: 'password', passwordVersion: 'v2' },
      { level: 'password', passwordVersion: 'v2' },
    ],
    [null, { level: 'none' }],
  ])('with the protection %j', (stored, protection) => {
    expect(read({ protection: stored })).toMatchObject({ protection })
  })

  test('with an unknown protection is refused', () => {
    expect(() => read({ protection: { level: 'handshake' } })).toThrow()
    expect(() => read({ protection: { level: 'ciam_role', role: null } })).toThrow()
  })

  test('in a list has no blocks', () => {
    const { blocks, theme, ...summary } = bare
    const { docs } = summariesResponse.parse({ Pages: { hasNextPage: false, docs: [summary] } }).Pages
    expect([docs[0]?.publishedAt, blocks, theme]).toEqual([bare.publishAt, [], null])
  })

  test('is queried in all languages at once and found in any of them', () => {
    expect(toPlaceQuery(['en', 'de']).match(/Pages\(/g)).toHaveLength(2)
    const docs = [{ path: null, publishedLanguages: ['de'], site: { slug: null } }]
    expect(placeResponse.parse({ en: { docs: [] }, de: { docs } })).toEqual({
      siteSlug: '',
      path: '',
      languages: ['de'],
    })
    expect(placeResponse.parse({ en: { docs: [] } })).toBeUndefined()
  })
})

const site = {
  id: '1',
  name: 'Norlitz',
  slug: null,
  languages: ['en', 'tlh'],
  languageOnly: null,
  internationalOnly: null,
  theme: 'Default',
  portalName: 'mykomax',
  consent: null,
  hideSideButtons: null,
  enableCutFont: null,
  domains: [{ host: 'www.norlitz.localhost', slug: null }],
  homePages: [
    { page: null, countries: null },
    { page: { id: '7' }, countries: ['CH'] },
  ],
  headerNavigation: {
    options: { theme: null, hidden: null },
    items: [{ id: 'a', title: 'Company', countries: [], page: { id: '7', path: null }, target: null, items: [] }],
  },
  footerNavigation: { theme: null, contactLink: { kind: null }, sections: [{ id: 'b', title: 'Legal', page: null }] },
}
const system = (fields: object) =>
  toSystemData(
    systemResponse.parse({
      Countries: {
        docs: [
          {
            countryCode: 'CH',
            supportedLanguages: ['de'],
            defaultLanguage: 'de',
            defaultMeasurementSystem: 'Metric',
            name: 'Schweiz',
          },
        ],
      },
      Languages: { docs: [{ languageCode: 'de', defaultCountry: 'DE', name: 'Deutsch' }] },
      Brands: { docs: [{ id: '1', name: 'Komax', pimId: null, theme: null, image: null }] },
      Sites: { docs: [{ ...site, ...fields }] },
    }),
    'de',
  )

describe('system data', () => {
  test('are complete where editors left fields empty [S7-036]', () => {
    const data = system({})
    expect(systemData.parse(data)).toEqual(data)
    expect(data.countries[0]?.names).toEqual({ de: 'Schweiz' })
    expect(data.sites[0]).toMatchObject({
      slug: '',
      languages: ['en'],
      homePages: [{ pageId: '7', countries: ['CH'] }],
      headerNavigation: { items: [{ title: 'Company', page: { id: '7', path: '' } }] },
      footerNavigation: { contactLink: null, sections: [{ title: 'Legal', page: null }] },
    })
  })

  test.each([
    [
      { kind: 'page', text: 'Write', page: { id: '7', path: 'contact', title: 'Contact' } },
      { kind: 'page', page: { id: '7' } },
    ],
    [
      { kind: 'path', text: 'Write', target: '/contact' },
      { kind: 'path', path: '/contact' },
    ],
    [
      { kind: 'external', text: 'Write', target: 'https://x.example' },
      { kind: 'external', url: 'https://x.example' },
    ],
    [
      { kind: 'product', text: '{name}', productSlug: 'axion' },
      { kind: 'product', slug: 'axion' },
    ],
    [{ kind: 'page', text: 'Write', page: null }, null],
  ])('the contact link %j', (contactLink, expected) => {
    const footerNavigation = { ...site.footerNavigation, contactLink }
    const read = system({ footerNavigation }).sites[0]?.footerNavigation?.contactLink
    if (expected) expect(read).toMatchObject(expected)
    else expect(read).toBeNull()
  })

  test('have no header without entries, unless the header is hidden', () => {
    const headerOf = (hidden: boolean) =>
      system({ headerNavigation: { options: { theme: null, hidden }, items: [] } }).sites[0]?.headerNavigation
    expect([headerOf(false), headerOf(true)?.options.hidden]).toEqual([null, true])
  })
})
