import { demoPassword } from '@ferrule/seeds/people'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillLogin, openBrowser } from './support/browser.ts'
import { type Look, lookAtScreen, walkByKeyboard } from './support/look-at-screen.ts'
import { settings } from './support/settings.ts'

/** Each with its heading in both languages, so that neither is left in the other. */
type Screen = { path: string; en?: string; de?: string /** Of which list the first is opened. */; listedOn?: string }

const customer: Screen[] = [
  { path: '' },
  { path: 'account' },
  { path: 'tickets/list', en: 'Service tickets', de: 'Servicetickets' },
  { path: 'tickets/newticket', en: 'New ticket', de: 'Neues Ticket' },
  { path: 'tickets/', listedOn: 'tickets/list' },
  { path: 'inventory', en: 'Inventory', de: 'Maschinenbestand' },
  { path: 'inventory?view=table', en: 'Inventory', de: 'Maschinenbestand' },
  { path: 'inventory/old', en: 'Old machines', de: 'Alte Maschinen' },
  { path: 'inventory/labels', en: 'QR labels', de: 'QR-Etiketten' },
  { path: 'inventory/24-1122-914', en: 'Axion 24', de: 'Axion 24' },
  { path: 'product-information', en: 'Product information', de: 'Produktinformationen' },
  { path: 'product-information/axion-24?assembly=feeding&serial=24-1122-914', en: 'Axion 24', de: 'Axion 24' },
  { path: 'product-information/axion-24?tab=knowledge', en: 'Axion 24', de: 'Axion 24' },
  { path: 'product-information/axion-24?tab=software', en: 'Axion 24', de: 'Axion 24' },
  { path: 'product-information/axion-24?tab=order', en: 'Axion 24', de: 'Axion 24' },
  { path: 'orders', en: 'Order history', de: 'Bestellungen' },
  { path: 'orders/', listedOn: 'orders' },
  { path: 'orders/new', en: 'Order parts', de: 'Teile bestellen' },
  { path: 'downloads', en: 'Software Download Center', de: 'Software-Downloadcenter' },
  { path: 'wire-flow', en: 'Wire Flow', de: 'Wire Flow' },
  { path: 'requests', en: 'My requests', de: 'Meine Anfragen' },
]

const agent: Screen[] = [
  { path: 'service-desk', en: 'Service desk', de: 'Service-Desk' },
  { path: 'service-desk?kind=contact', en: 'Service desk', de: 'Service-Desk' },
  { path: 'service-desk/tickets/', listedOn: 'service-desk?kind=ticket' },
  { path: 'service-desk/requests/', listedOn: 'service-desk?kind=contact' },
  { path: 'service-desk/canned-texts', en: 'Canned texts', de: 'Textbausteine' },
  { path: 'service-desk/canned-texts/new', en: 'Add text', de: 'Text hinzufügen' },
]

/** What a scheme and a width can spoil differs with the language; `FULL=1` looks at every one of them. */
const every: Look[] = ['light', 'dark'].flatMap((scheme) =>
  [360, 768, 1440].map((width) => ({ scheme: scheme as Look['scheme'], width })),
)
const looks: Record<'en' | 'de', Look[]> = process.env['FULL']
  ? { en: every, de: every }
  : { en: [{ scheme: 'light', width: 1440 }], de: [{ scheme: 'dark', width: 360 }] }

/** The navigation of the portal, in every language. */
const places = 'nav:has(a[href$="/logout"])'

describe.each([
  ['a customer', 'anna.berg@norlitz.example', customer],
  ['an agent', 'jonas.frei@norlitz.example', agent],
] as const)('for %s', (_, email, screens) => {
  let browser: Browser
  let page: Page

  beforeAll(async () => {
    browser = await openBrowser()
    page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
    await page.goto(`${settings.edge}/en/mykomax`)
    await fillLogin(page, email, demoPassword)
    // The pages on the way have a heading too, but no places to go to.
    await page.locator(places).waitFor()
  })
  afterAll(() => browser.close())

  describe.each(screens)('the screen $path', (screen) => {
    test.each(['en', 'de'] as const)('in %s is for everybody, light and dark, narrow and wide', async (language) => {
      await open(screen, language)
      const title = screen[language]
      const heading = page.getByRole('main').getByRole('heading', { level: 1, ...(title ? { name: title } : {}) })
      await heading.waitFor()
      await page.locator('main[aria-busy=false]').waitFor()
      const place = page.locator(`${places} [aria-current=page]`)
      expect(await place.count(), 'places that are marked as the one somebody is at').toBe(1)
      const faults: string[] = []
      for (const look of looks[language]) faults.push(...(await lookAtScreen(page, look)))
      if (language === 'de') faults.push(...(await walkByKeyboard(page)))
      expect(faults).toEqual([])
    })
  })

  async function open({ path, listedOn }: Screen, language: string): Promise<void> {
    const portal = `${settings.edge}/${language}/mykomax`
    await page.goto(`${portal}/${listedOn ?? path}`)
    if (listedOn === undefined) return
    const first = page.locator(`main [role=row] a[href^="${new URL(portal).pathname}/${path}"]`).first()
    const address = await first.getAttribute('href')
    await first.click()
    await page.waitForURL(`${settings.edge}${address}`)
  }
})
