import { languages } from '@ferrule/domain/locales/language'
import { classifications } from '@ferrule/seeds/catalogue/classifications'
import { products } from '@ferrule/seeds/catalogue/products'
import type { SeedEntry, SeedSite } from '@ferrule/seeds/sites/seed-site'
import { sites } from '@ferrule/seeds/sites/sites'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askPortal } from './support/ask-portal.ts'
import { newAddress } from './support/request-forms.ts'
import { request, requestInTurn } from './support/request.ts'
import { settings } from './support/settings.ts'
import { type SignedIn, signInWithoutBrowser } from './support/sign-in-without-browser.ts'
import { createThrowAwayPerson, type ThrowAwayPerson } from './support/throw-away-person.ts'

const { port } = new URL(settings.edge)

/** Where a site begins in one of its languages. */
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
      const { status, text } = await requestInTurn(homeOf(site, language))
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
        const { status, text } = await requestInTurn(homeOf(site, language))
        expect([site.name, status, langOf(text)]).toEqual([site.name, 200, expect.stringMatching(`^${language}`)])
        texts.add(mainOf(text).replaceAll(/<[^>]*>/g, ''))
      }
      expect(texts.size).toBe(site.languages.length)
    }
    if (german) expect((await requestInTurn(homeOf(german, 'fr'))).status).not.toBe(200)
  })

  test('shows content, products and navigation by the country of the locale [S1-003]', async () => {
    const read = (path: string) => requestInTurn(`${settings.edge}${path}`)
    const [here, elsewhere] = [await read('/en-us'), await read('/en-ch')]
    expect([here.status, elsewhere.status]).toEqual([200, 200])
    // A page for two countries, and the entry that leads to it.
    expect(navigationOf(here.text)).toContain('/demo-days"')
    expect(navigationOf(elsewhere.text)).not.toContain('/demo-days"')
    expect((await read('/en-us/demo-days')).status).toBe(200)
    expect((await read('/en-ch/demo-days')).status).not.toBe(200)
    // A product is found where it is sold only.
    const [hidden] = products.filter(({ supportedCountries: sold }) => sold.includes('CH') && !sold.includes('BR'))
    const find = async (localeCode: string) =>
      requestInTurn(`${settings.edge}/api/search-proxy/search`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ localeCode, siteSlug: '', query: hidden?.texts.en?.name ?? '', page: 1 }),
      })
    expect((await find('en-ch')).text).toContain(`/${hidden?.slug}"`)
    expect((await find('en-br')).text).not.toContain(`/${hidden?.slug}"`)
  })
})

test('the maker is one of machines: what it is about and what it sells are public [S1-005]', async () => {
  const about = await requestInTurn(`${settings.edge}/en/company/about`)
  expect([about.status, /machine/i.test(mainOf(about.text))]).toEqual([200, true])
  const catalogue = await requestInTurn(`${settings.edge}/en/products`)
  const families = classifications.filter(({ area, parent }) => area === 'products' && parent === null)
  expect(families.length).toBeGreaterThan(3)
  for (const { slug } of families) expect(mainOf(catalogue.text)).toContain(`/products/${slug}"`)
})

describe('visitors, customers and editors', () => {
  let customer: ThrowAwayPerson
  let session: SignedIn
  let editor: string

  beforeAll(async () => {
    customer = await createThrowAwayPerson()
    session = await signInWithoutBrowser(customer)
    editor = await enterEditorArea()
  })
  afterAll(() => customer.remove())

  const askNavigation = (headers: Record<string, string>) =>
    request(`${settings.edge}/api/site-navigation/editor/section/none?lang=en`, { headers })
  const portalOf = (who: SignedIn) => askPortal(who, 'Account', {})

  test('have a public website, a portal and an editor area in one product [S1-004]', async () => {
    const website = await requestInTurn(`${settings.edge}/en`)
    expect([website.status, website.headers['cache-control']]).toEqual([200, expect.stringContaining('public')])
    expect(navigationOf(website.text)).toContain('/en/products"')
    const portal = await requestInTurn(`${settings.edge}/en/mykomax`)
    expect([portal.status, portal.headers['cache-control']]).toEqual([200, expect.stringContaining('no-store')])
    expect(await portalOf(session)).toMatchObject({ account: expect.anything() })
    expect((await askNavigation({ cookie: editor })).status).toBe(200)
  })

  test('are told apart: nobody opens what is another group’s [S1-032]', async () => {
    const nobody = { ...session, token: 'nobody' }
    expect(await portalOf(nobody)).toBeFalsy()
    expect((await askNavigation({})).status).toBe(403)
    const proof = { authorization: `DPoP ${session.token}`, dpop: session.key.prove(settings.edge, session.token) }
    expect((await askNavigation(proof)).status).toBe(403)
    expect(await portalOf(session)).toMatchObject({ account: expect.anything() })
    expect((await askNavigation({ cookie: editor })).status).toBe(200)
  })
})

/** The cookies of a browser in which an editor typed the password. */
async function enterEditorArea(): Promise<string> {
  const { headers } = await request(`${settings.edge}/api/editor-area-authentication`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ input: 'norlitz-editor-2026' }),
    localAddress: newAddress(),
  })
  return (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ')
}
