import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signInAsEditor } from '../support/editor.ts'
import { demoEditorPassword } from '../support/editor-area.ts'
import { eventually, request } from '../support/request.ts'
import { settings } from '../support/settings.ts'

type Editor = Awaited<ReturnType<typeof signInAsEditor>>
type Hidden = { id: string; slug: string; word: string }

const json = { 'content-type': 'application/json' }
const get = (path: string) => request(`${settings.edge}${path}`)
const post = (url: string, body: object) => request(url, { method: 'POST', headers: json, body: JSON.stringify(body) })

const pageFields = 'id title description slug path blocks'

/** Each place where an anonymous visitor could read the word. */
const outputsOf = ({ id, slug, word }: Hidden): Record<string, () => ReturnType<typeof request>> => ({
  page: () => get(`/en/${slug}`),
  'page in another language': () => get(`/de/${slug}`),
  'page by id': () => get(`/en/${id}?direct`),
  'page data': () => get(`/en/${slug}.data`),
  'page JSON': () => get(`/en/${slug}/_payload.json`),
  'page with flags': () => get(`/en/${slug}?stage=DRAFT&draft=true&nextRelease=true&cache=false&date=2099-01-01`),
  sitemap: () => get('/sitemaps/en.xml'),
  stories: () => get('/en/stories'),
  'media releases': () => get('/en/media-releases'),
  'story feed': () => get('/en/feeds/stories.json'),
  'release feed': () => get('/en/feeds/media-releases.rss'),
  'newest news': () => get('/en/feeds/newest.json'),
  navigation: () => get('/api/site-navigation/public/main'),
  search: () =>
    post(`${settings.edge}/api/search-proxy/search`, { localeCode: 'en', siteSlug: '', query: word, page: 1 }),
  'search suggestions': () =>
    post(`${settings.edge}/api/search-proxy/suggest`, { localeCode: 'en', siteSlug: '', query: word }),
  'similar pages of a missing one': () => get(`/en/${slug}-x`),
  preview: () => get(`/en/editor/preview/${slug}?stage=DRAFT`),
  'preview data': () => get(`/en/editor/preview/${slug}.data?stage=DRAFT`),
  'previewed page': () => get(`/en/editor/preview-page/${slug}?stage=DRAFT&date=2099-01-01T00:00:00Z`),
  'draft proxy': () => get(`/api/draft-proxy/page?path=${slug}&language=en&stage=DRAFT`),
  'draft proxy by id': () => get(`/api/draft-proxy/page?id=${id}&language=en&stage=PUBLISHED`),
  'page freshness': () => get(`/api/page-freshness/${id}`),
  'redirects of the editor area': () => get(`/en/editor/redirects?address=/en/${slug}&date=2099-01-01T00:00:00Z`),
  REST: () => request(`${settings.cms}/api/pages/${id}?locale=en&draft=true&depth=2`),
  'REST list': () => request(`${settings.cms}/api/pages?where[slug][equals]=${slug}&locale=all&draft=true`),
  versions: () => request(`${settings.cms}/api/pages/versions?where[version.slug][equals]=${slug}&locale=en`),
  GraphQL: () =>
    post(`${settings.contentService}/api/graphql`, {
      query: `{ Pages(where: { slug: { equals: "${slug}" } }, draft: true, locale: en) { docs { ${pageFields} } } }`,
    }),
  'GraphQL by id': () =>
    post(`${settings.contentService}/api/graphql`, {
      query: `{ Page(id: "${id}", draft: true, locale: en) { ${pageFields} } }`,
    }),
})

/** A search repeats the query; the planted sentence stands only on the page. */
const sentenceOf = (word: string) => `The planted word is ${word} indeed`

async function findLeaks(hidden: Hidden): Promise<string[]> {
  const leaks: string[] = []
  for (const [name, read] of Object.entries(outputsOf(hidden))) {
    const { status, text } = await read()
    if (status >= 500) leaks.push(`${name}: ${status}`)
    if (text.includes(sentenceOf(hidden.word))) leaks.push(name)
  }
  return leaks
}

const later = new Date(Date.now() + 30 * 86_400_000).toISOString()
const kinds: Record<string, object> = {
  'a draft': { _status: 'draft' },
  'a page protected by a password': { protection: { level: 'password', newPassword: 'Wolhusen-1961' } },
  'a page protected by a role': { protection: { level: 'ciam-role', role: 'kmx_int_productinfo_active' } },
  'a page under embargo': { publishAt: later },
  'a language under embargo': { appearsAt: later },
  'a story under embargo': { publishAt: later, pageType: 'Story' },
}

describe('a planted word is found nowhere by an anonymous visitor', () => {
  let editor: Editor
  const ids: string[] = []

  beforeAll(async () => {
    editor = await signInAsEditor()
  })

  afterAll(async () => {
    for (const id of ids) await editor.deletePage(id)
  })

  async function plant(fields: object): Promise<Hidden> {
    const word = `canary${randomUUID().replaceAll('-', '')}`
    const slug = `planted-${randomUUID()}`
    const text = sentenceOf(word)
    // The form of a protected page shows its title.
    const texts = { title: 'Planted page', description: text }
    const blocks = [{ blockType: 'hero', heading: text, lead: text, links: [] }]
    const site = await editor.mainSiteId()
    const id = await editor.create('pages', { site, slug, ...texts, blocks, _status: 'published', ...fields })
    ids.push(id)
    return { id, slug, word }
  }

  test('in a public page it is found, so the search for it works', async () => {
    const open = await plant({})
    const places = ['page', 'page JSON', 'search', 'REST']
    const found = await eventually(
      () => findLeaks(open),
      (leaks) => places.every((name) => leaks.includes(name)),
    )
    expect(found).toEqual(expect.arrayContaining(places))
  })

  test.each(Object.entries(kinds))('in %s', async (_, fields) => {
    const hidden = await plant(fields)
    // A page without protection is in the index by now, so these would be as well.
    const open = await plant({})
    await eventually(
      () => outputsOf(open)['search']?.() ?? Promise.reject(new Error('no search')),
      ({ text }) => text.includes(open.word),
    )
    expect(await findLeaks(hidden)).toEqual([])
  })
})

test('in a document under embargo it is found nowhere either', async () => {
  const editor = await signInAsEditor()
  const title = `Planted canary${randomUUID()}`
  const table = { kind: 'share-price', title, cells: `CHF|2025\n${title}|12`, publicationDate: later }
  const id = await editor.create('investor-records', table)
  try {
    const query = '{ InvestorRecords(limit: 500, locale: en) { docs { title cells } } }'
    const answers = await Promise.all([
      get('/en/company/investors'),
      get('/en/company/investors/_payload.json'),
      get('/en/investor-tables/share-price.csv'),
      request(`${settings.cms}/api/investor-records/${id}?locale=en`),
      request(`${settings.cms}/api/investor-records?limit=500&locale=en`),
      post(`${settings.contentService}/api/graphql`, { query }),
    ])
    expect(answers.filter(({ text }) => text.includes(title))).toEqual([])
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  } finally {
    await editor.remove('investor-records', id)
  }
})

describe('an editor session', () => {
  const endpoint = `${settings.edge}/api/editor-area-authentication`

  async function signIn(): Promise<string> {
    const { headers } = await eventually(
      () => post(endpoint, { input: demoEditorPassword }),
      ({ status }) => status === 200,
      90,
    )
    return (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ')
  }

  test('is refused everywhere after it was revoked', async () => {
    const cookie = await signIn()
    const paths = [
      '/en/editor',
      '/en/editor/redirects',
      '/en/editor/redirects.csv',
      `/api/page-freshness/${randomUUID()}`,
    ]
    const statuses = () =>
      Promise.all(paths.map(async (path) => (await request(`${settings.edge}${path}`, { headers: { cookie } })).status))
    expect(await statuses()).toEqual([200, 200, 200, 404])
    await request(endpoint, { method: 'DELETE', headers: { cookie } })
    expect(await statuses()).toEqual([403, 403, 403, 403])
    const refresh = { method: 'POST', headers: { cookie } }
    expect((await request(`${settings.edge}/api/page-freshness/${randomUUID()}`, refresh)).status).toBe(403)
  })

  test('starts no translation and refreshes no page by a link or a picture', async () => {
    const cookie = await signIn()
    const editor = await signInAsEditor()
    const [page] = await editor.find('pages', { slug: 'company' })
    const id = String(page?.['id'])
    const state = async () =>
      (await request(`${settings.edge}/api/translation/state/${id}`, { headers: { cookie } })).text
    const before = await state()
    for (const mode of ['navigate', 'no-cors']) {
      const headers = { cookie, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': mode }
      expect((await request(`${settings.edge}/api/translation/start/${id}`, { headers })).status).toBe(403)
    }
    expect(await state()).toBe(before)
    const foreign = { cookie, origin: 'https://evil.example' }
    const refresh = { method: 'POST', headers: foreign }
    expect((await request(`${settings.edge}/api/page-freshness/${id}`, refresh)).status).toBe(403)
  })
})
