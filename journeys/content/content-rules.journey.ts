import { initialCountries } from '@ferrule/domain/countries/initial-countries'
import { regionOf } from '@ferrule/domain/countries/region'
import { describe, expect, test } from 'vitest'
import { request } from '../support/request.ts'
import { settings } from '../support/settings.ts'

const get = (path: string) => request(`${settings.edge}${path}`)
const json = async (path: string): Promise<Record<string, unknown>> => JSON.parse((await get(path)).text)
const languageOf = (html: string) => /<html[^>]* lang="([^"]*)"/.exec(html)?.[1]

test('every page is below its locale, and any path can be a page [S2-001] [S2-002]', async () => {
  for (const path of ['/company', '/company/careers/apprenticeships', '/stories/copper-is-soft']) {
    const page = await get(`/de${path}`)
    expect([page.status, languageOf(page.text)]).toEqual([200, 'de'])
    const bare = await get(path)
    expect([bare.status, bare.headers.location]).toEqual([302, `/en${path}`])
  }
})

describe('a page that does not exist in the visitor’s language', () => {
  test('says that it exists in German and English only, and links to both [S2-085] [S2-086]', async () => {
    const { text } = await get('/fr/company/history')
    expect(text).toContain('Cette page est disponible uniquement en allemand et en anglais.')
    for (const language of ['en', 'de']) {
      const href = new RegExp(`href="([^"]*fallback=${language})"`).exec(text)?.[1]?.replaceAll('&amp;', '&') ?? ''
      const switched = await get(href)
      expect([switched.status, switched.headers.location]).toEqual([303, `/${language}/company/history`])
      expect(switched.headers['set-cookie']?.join()).toContain(`uapp_fallback-language=${language}`)
    }
  })
})

test.each([
  ['en', ['Terms of use', 'Privacy', 'Imprint', 'Terms and conditions'], 'Do you have a question?'],
  [
    'de',
    ['Nutzungsbedingungen', 'Datenschutz', 'Impressum', 'Allgemeine Geschäftsbedingungen'],
    'Haben Sie eine Frage?',
  ],
])(
  'the footer in %s has the legal links and the contact question [S2-087] [S2-089]',
  async (language, labels, question) => {
    const { text } = await get(`/${language}/imprint`)
    const footer = text.slice(text.indexOf('<footer'))
    expect(footer).toContain(question)
    for (const [index, path] of ['terms-of-use', 'privacy', 'imprint', 'terms-and-conditions'].entries()) {
      expect(footer).toContain(`<a href="/${language}/${path}">${labels[index]}</a>`)
      expect((await get(`/${language}/${path}`)).status).toBe(200)
    }
  },
)

test.each([
  ['the product site adds French [S5-069]', '/fr/product', 200, 'fr'],
  ['north-america-events adds Spanish [S5-070]', '/es/north-america-events', 200, 'es'],
  ['north-america-events removes German [S5-071]', '/de/north-america-events', 302, '/en/north-america-events'],
  ['brand-portal removes German [S5-072]', '/de/brand-portal', 302, '/en/brand-portal'],
])('%s', async (_name, path, status, expected) => {
  const response = await get(path)
  const seen = status === 200 ? languageOf(response.text) : response.headers.location
  expect([response.status, seen]).toEqual([status, expected])
})

test('the German-language site removes English [S5-073]', async () => {
  const url = new URL(settings.edge)
  url.hostname = 'www.norlitz-ausbildung.localhost'
  const [german, english] = await Promise.all([request(`${url}de`), request(`${url}en`)])
  expect([german.status, languageOf(german.text)]).toEqual([200, 'de'])
  expect([english.status, english.headers.location]).toEqual([302, '/de'])
})

describe('the navigation of a site', () => {
  const siteId = async () => /\/api\/news\?site=([\w-]+)/.exec((await get('/en')).text)?.[1] ?? ''

  test('is available as an API by id, language, stage and cache [S7-021]', async () => {
    const id = await siteId()
    const german = await json(`/api/site-navigation/public/${id}?lang=de&stage=PUBLISHED`)
    expect(JSON.stringify(german['header'])).toContain('"url":"/de/products"')
    expect(JSON.stringify(german['footer'])).toContain('/de/contact')
    expect((await get(`/api/site-navigation/public/${id}?lang=de&stage=DRAFT`)).status).toBe(403)
    expect((await get(`/api/site-navigation/public/${id}?lang=de&cache=clear`)).status).toBe(200)
  })

  test('is available below one entry, or an error says that the entry does not exist [S8-050]', async () => {
    const id = await siteId()
    const company = await json(`/api/site-navigation/public/${id}?lang=en&slug=company`)
    expect(JSON.stringify(company['header'])).toContain('"url":"/en/company/about"')
    expect(JSON.stringify(company['header'])).not.toContain('"url":"/en/products"')
    const nowhere = await get(`/api/site-navigation/public/${id}?lang=en&slug=nowhere`)
    expect([nowhere.status, nowhere.text]).toEqual([404, '{"error":"no navigation item with slug exists"}'])
  })

  test('is available in sections, in the requested order [S7-023]', async () => {
    const { footer } = (await json(`/api/site-navigation/public/${await siteId()}?lang=en`)) as {
      footer: { sections: { id: string; title: string }[] }
    }
    const [first, second] = footer.sections
    const sections = await json(`/api/site-navigation/public/section/${second?.id},unknown,${first?.id}?lang=en`)
    expect(sections['sections']).toMatchObject([{ title: second?.title }, { title: first?.title }])
  })
})

test('a page is available as JSON, unless it is protected [S7-032]', async () => {
  expect(await json('/en/company/about/_payload.json')).toMatchObject({
    path: 'company/about',
    locale: 'en',
    blocks: expect.any(Array),
  })
  expect((await get('/en/dealer-documents/_payload.json')).status).toBe(404)
})

test('countries are listed in the order set by editors [S7-035]', async () => {
  const { text } = await get('/en/switch?path=%2F')
  const offered = [...text.matchAll(/to=[a-z]{2}-([a-z]{2})"/g)].map(([, code]) => code?.toUpperCase() ?? '')
  const european = offered.filter((code) => regionOf(code) === 'europe')
  const wanted = initialCountries.filter(({ countryCode, hidden }) => european.includes(countryCode) && !hidden)
  expect(european.length).toBeGreaterThan(10)
  expect(european).toEqual(
    wanted.toSorted((one, other) => one.sortIndex - other.sortIndex).map(({ countryCode }) => countryCode),
  )
})

test.each([
  ['en', 'en-US', '[S9-053]'],
  ['de', 'de-CH', '[S9-054]'],
  ['fr', 'fr-FR', '[S9-055]'],
  ['zh', 'zh-CN', '[S9-056]'],
  ['ja', 'ja-JP', '[S9-057]'],
  ['es', 'es-ES', '[S9-058]'],
  ['pt', 'pt-BR', '[S9-059]'],
  ['cs', 'cs-CZ', '[S9-060]'],
  ['hu', 'hu-HU', '[S9-061]'],
  ['ro', 'ro-RO', '[S9-062]'],
  ['sk', 'sk-SK', '[S9-063]'],
])('a page in %s has the Open Graph locale %s %s', async (language, locale) => {
  const { text } = await get(`/${language}`)
  expect(text).toContain(`<meta property="og:locale" content="${locale.replace('-', '_')}"/>`)
})

test('pictures of brands and pages have alternative text, URL, type and size [S3-015] [S3-017]', async () => {
  const query = `{
    Brands(limit: 1, where: { name: { equals: "Cirris" } }) { docs { image { alt url mimeType width height } } }
    Pages(limit: 1, locale: en, where: { path: { equals: "products" } }) { docs { image { alt url mimeType width height } } }
  }`
  const response = await request(`${settings.contentService}/api/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-content-service-key': settings.contentServiceKey },
    body: JSON.stringify({ query }),
  })
  const { data } = JSON.parse(response.text) as { data: Record<string, { docs: { image: unknown }[] }> }
  for (const records of [data['Brands'], data['Pages']]) {
    expect(records?.docs[0]?.image).toEqual({
      alt: expect.stringMatching(/\w/),
      url: expect.stringMatching(/^\/api\/media\/file\//),
      mimeType: expect.stringMatching(/^image\//),
      width: expect.any(Number),
      height: expect.any(Number),
    })
  }
})
