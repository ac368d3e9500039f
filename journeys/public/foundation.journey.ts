import { languages } from '@ferrule/domain/locales/language'
import { classifications } from '@ferrule/seeds/catalogue/classifications'
import { products } from '@ferrule/seeds/catalogue/products'
import type { SeedEntry, SeedSite } from '@ferrule/seeds/sites/seed-site'
import { sites } from '@ferrule/seeds/sites/sites'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoEditorPassword } from '../support/editor-area.ts'
import { queryPortal } from '../support/query-portal.ts'
import { newAddress } from '../support/request-forms.ts'
import { request, requestWithRetry } from '../support/request.ts'
import { settings } from '../support/settings.ts'
import { type SignedIn, signInWithoutBrowser } from '../support/sign-in-without-browser.ts'
import { createTemporaryUser, type TemporaryUser } from '../support/temporary-user.ts'

const { port } = new URL(settings.edge)

/** The address of a site's home page in one of its languages. */
function homeOf({ domains: [domain] }: SeedSite, language: string): string {
  return [`http://${domain?.host}:${port}`, language, domain?.slug].filter(Boolean).join('/')
}

const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
const langOf = (html: string) => /<html[^>]* lang="([^"]+)"/.exec(html)?.[1] ?? ''
const navigationOf = (html: string) => /<header[\s\S]*?<\/header>/.exec(html)?.[0] ?? ''
const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''

describe('one installation', () => {
  test('serves every site with its own content and navigation [S1-001]', async () => {
    const titles: string[] = []
    for (const site of sites) {
      const [language = 'en'] = site.languages
      const { status, text } = await requestWithRetry(homeOf(site, language))
      expect([site.name, status]).toEqual([site.name, 200])
      titles.push(titleOf(text))
      const isShown = ({ hidden = false, countries = [] }: SeedEntry) => !hidden && countries.length === 0
      for (const { title } of site.headerNavigation.items.filter(isShown))
        expect([site.name, navigationOf(text)]).toEqual([site.name, expect.stringContaining(title[language] ?? '')])
    }
    expect(titles).not.toContain('')
    expect(new Set(titles).size).toBe(sites.length)
  })

  test('serves the same page in each language its site offers, and in no other [S1-002]', async () => {
    const [main, ...others] = sites
    if (!main) throw new Error('there is no main site')
    expect([...main.languages].toSorted()).toEqual([...languages].toSorted())
    const [german] = others.filter(({ languages: [first], languages: all }) => first === 'de' && all.length === 1)
    for (const site of [main, ...(german ? [german] : [])]) {
      const texts = new Set<string>()
      for (const language of site.languages) {
        const { status, text } = await requestWithRetry(homeOf(site, language))
        expect([site.name, status, langOf(text)]).toEqual([site.name, 200, expect.stringMatching(`^${language}`)])
        texts.add(mainOf(text).replaceAll(/<[^>]*>/g, ''))
      }
      expect(texts.size).toBe(site.languages.length)
    }
    if (german) expect((await requestWithRetry(homeOf(german, 'fr'))).status).not.toBe(200)
  })

  test('shows content, products and navigation by the country of the locale [S1-003]', async () => {
    const read = (path: string) => requestWithRetry(`${settings.edge}${path}`)
    const [here, elsewhere] = [await read('/en-us'), await read('/en-ch')]
    expect([here.status, elsewhere.status]).toEqual([200, 200])
    // A page for two countries, and its navigation entry.
    expect(navigationOf(here.text)).toContain('/demo-days"')
    expect(navigationOf(elsewhere.text)).not.toContain('/demo-days"')
    expect((await read('/en-us/demo-days')).status).toBe(200)
    expect((await read('/en-ch/demo-days')).status).not.toBe(200)
    // A product is found only where it is available.
    const [hidden] = products.filter(
      ({ supportedCountries }) => supportedCountries.includes('CH') && !supportedCountries.includes('BR'),
    )
    const find = async (localeCode: string) =>
      requestWithRetry(`${settings.edge}/api/search-proxy/search`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ localeCode, siteSlug: '', query: hidden?.texts.en?.name ?? '', page: 1 }),
      })
    expect((await find('en-ch')).text).toContain(`/${hidden?.slug}"`)
    expect((await find('en-br')).text).not.toContain(`/${hidden?.slug}"`)
  })
})

test('the company page and the product families of the machine maker are public [S1-005]', async () => {
  const about = await requestWithRetry(`${settings.edge}/en/company/about`)
  expect([about.status, /machine/i.test(mainOf(about.text))]).toEqual([200, true])
  const catalogue = await requestWithRetry(`${settings.edge}/en/products`)
  const families = classifications.filter(({ area, parent }) => area === 'products' && parent === null)
  expect(families.length).toBeGreaterThan(3)
  for (const { slug } of families) expect(mainOf(catalogue.text)).toContain(`/products/${slug}"`)
})

describe('visitors, customers and editors', () => {
  let customer: TemporaryUser
  let session: SignedIn
  let editor: string

  beforeAll(async () => {
    customer = await createTemporaryUser()
    session = await signInWithoutBrowser(customer)
    editor = await enterEditorArea()
  })
  afterAll(() => customer.remove())

  const fetchNavigation = (headers: Record<string, string>) =>
    request(`${settings.edge}/api/site-navigation/editor/section/none?lang=en`, { headers })
  const portalOf = (who: SignedIn) => queryPortal(who, 'Account', {})

  test('have a public website, a portal and an editor area in one product [S1-004]', async () => {
    const website = await requestWithRetry(`${settings.edge}/en`)
    expect([website.status, website.headers['cache-control']]).toEqual([200, expect.stringContaining('public')])
    expect(navigationOf(website.text)).toContain('/en/products"')
    const portal = await requestWithRetry(`${settings.edge}/en/mykomax`)
    expect([portal.status, portal.headers['cache-control']]).toEqual([200, expect.stringContaining('no-store')])
    expect(await portalOf(session)).toMatchObject({ account: expect.anything() })
    const editorArea = await request(`${settings.edge}/en/editor.data`, { headers: { cookie: editor } })
    expect([editorArea.status, editorArea.headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(editorArea.text).toContain('company/about')
  })

  test('have separate access: no group can open the area of another [S1-032]', async () => {
    const anonymous = { ...session, token: 'anonymous' }
    expect(await portalOf(anonymous)).toBeFalsy()
    expect((await fetchNavigation({})).status).toBe(403)
    const proof = { authorization: `DPoP ${session.token}`, dpop: session.key.prove(settings.edge, session.token) }
    expect((await fetchNavigation(proof)).status).toBe(403)
    expect(await portalOf(session)).toMatchObject({ account: expect.anything() })
    expect((await fetchNavigation({ cookie: editor })).status).toBe(200)
  })
})

/** Signs in to the editor area and returns the cookies. */
async function enterEditorArea(): Promise<string> {
  const { headers } = await request(`${settings.edge}/api/editor-area-authentication`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ input: demoEditorPassword }),
    localAddress: newAddress(),
  })
  return (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ')
}
