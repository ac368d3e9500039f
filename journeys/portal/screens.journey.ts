import { randomUUID } from 'node:crypto'
import { demoPassword } from '@ferrule/seeds/people'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillLogin, openBrowser } from '../support/browser.ts'
import { sendContactRequest } from '../support/contact-request.ts'
import { type Appearance, inspectScreen, walkByKeyboard } from '../support/inspect-screen.ts'
import { settings } from '../support/settings.ts'

type Screen = {
  path: string
  /** Its heading in both languages. */
  en?: string
  de?: string
  /** The list whose first entry opens it, and its path below that entry. */
  listedOn?: string
  below?: string
  /** Reached from the bar instead of the navigation. */
  isInBar?: true
}

const customer: Screen[] = [
  { path: '' },
  { path: 'account' },
  { path: 'notifications', en: 'Notifications', de: 'Benachrichtigungen', isInBar: true },
  { path: 'notifications/settings', en: 'Notification settings', de: 'Benachrichtigungen einstellen', isInBar: true },
  { path: 'tickets/list', en: 'Service tickets', de: 'Servicetickets' },
  { path: 'tickets/newticket', en: 'New ticket', de: 'Neues Ticket' },
  { path: 'tickets/', listedOn: 'tickets/list' },
  { path: 'inventory', en: 'Inventory', de: 'Maschinenbestand' },
  { path: 'inventory?view=table', en: 'Inventory', de: 'Maschinenbestand' },
  { path: 'inventory/old', en: 'Old machines', de: 'Alte Maschinen' },
  { path: 'inventory/labels', en: 'QR labels', de: 'QR-Etiketten' },
  { path: 'inventory/24-1122-914', en: 'Axion 24', de: 'Axion 24' },
  { path: 'inventory/24-1122-914?tab=history', en: 'Axion 24', de: 'Axion 24' },
  { path: 'inventory/24-1122-914?tab=documents', en: 'Axion 24', de: 'Axion 24' },
  { path: 'inventory/24-1122-914?tab=software', en: 'Axion 24', de: 'Axion 24' },
  { path: 'inventory/24-1122-914?tab=parts', en: 'Axion 24', de: 'Axion 24' },
  { path: 'inventory/24-1122-914?tab=readings', en: 'Axion 24', de: 'Axion 24' },
  { path: 'product-information', en: 'Product information', de: 'Produktinformationen' },
  { path: 'product-information/axion-24?assembly=feeding&serial=24-1122-914', en: 'Axion 24', de: 'Axion 24' },
  { path: 'product-information/axion-24?tab=knowledge', en: 'Axion 24', de: 'Axion 24' },
  { path: 'product-information/axion-24?tab=software', en: 'Axion 24', de: 'Axion 24' },
  { path: 'product-information/axion-24?tab=order', en: 'Axion 24', de: 'Axion 24' },
  { path: 'orders', en: 'Order history', de: 'Bestellungen' },
  { path: 'orders/', listedOn: 'orders' },
  { path: 'orders/new', en: 'Order parts', de: 'Teile bestellen' },
  { path: 'quotes', en: 'Quotes', de: 'Angebote' },
  { path: 'quotes/Q26-00002' },
  { path: 'quotes/new', en: 'Request a quote', de: 'Angebot anfragen' },
  { path: 'downloads', en: 'Software Download Center', de: 'Software-Downloadcenter' },
  { path: 'advisories', en: 'Security advisories', de: 'Sicherheitshinweise' },
  {
    path: 'advisories/NSA-2026-07',
    en: 'Remote service port accepts old keys',
    de: 'Remote service port accepts old keys',
  },
  { path: 'wire-flow', en: 'Wire Flow', de: 'Wire Flow' },
  { path: 'requests', en: 'My requests', de: 'Meine Anfragen' },
]

const agent: Screen[] = [
  { path: 'service-desk', en: 'Service desk', de: 'Service-Desk' },
  { path: 'service-desk/figures', en: 'Figures', de: 'Kennzahlen' },
  { path: 'service-desk?kind=contact', en: 'Service desk', de: 'Service-Desk' },
  { path: 'service-desk/tickets/', listedOn: 'service-desk?kind=ticket' },
  { path: 'service-desk/requests/', listedOn: 'service-desk?kind=contact' },
  { path: 'service-desk/canned-texts', en: 'Canned texts', de: 'Textbausteine' },
  { path: 'service-desk/canned-texts/new', en: 'Add text', de: 'Text hinzufügen' },
]

const administrator: Screen[] = [
  { path: 'user-admin', en: 'User administration', de: 'Benutzerverwaltung' },
  { path: 'user-admin/', listedOn: 'user-admin' },
  { path: 'user-admin/organisations', en: 'User administration', de: 'Benutzerverwaltung' },
  {
    path: 'user-admin/organisations/',
    listedOn: 'user-admin/organisations',
    below: 'directory',
    en: 'Company sign-in and directory',
    de: 'Firmenanmeldung und Verzeichnis',
  },
  { path: 'user-admin/applications', en: 'User administration', de: 'Benutzerverwaltung' },
  { path: 'user-admin/requests', en: 'User administration', de: 'Benutzerverwaltung' },
  { path: 'user-admin/review', en: 'User administration', de: 'Benutzerverwaltung' },
  { path: 'user-admin/invite', en: 'Invite user', de: 'Benutzer einladen' },
]

/** By default one combination of colour scheme and width for each language; `FULL=1` tests every one. */
const every: Appearance[] = ['light', 'dark'].flatMap((scheme) =>
  [360, 768, 1440].map((width) => ({ scheme: scheme as Appearance['scheme'], width })),
)
const appearances: Record<'en' | 'de', Appearance[]> = process.env['FULL']
  ? { en: every, de: every }
  : { en: [{ scheme: 'light', width: 1440 }], de: [{ scheme: 'dark', width: 360 }] }

/** The navigation of the portal, in every language. */
const navigation = 'nav:has(a[href$="/logout"])'

// The service desk of a new stack has no requests.
beforeAll(() => sendContactRequest(randomUUID(), 'Which wire does it take?'))

describe.each([
  ['a customer', 'anna.berg@norlitz.example', customer],
  ['an agent', 'jonas.frei@norlitz.example', agent],
  ['an administrator', 'clara.egli@norlitz.example', administrator],
] as const)('for %s', (_, email, screens) => {
  let browser: Browser
  let page: Page

  beforeAll(async () => {
    browser = await openBrowser()
    page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
    await page.goto(`${settings.edge}/en/mykomax`)
    await fillLogin(page, email, demoPassword)
    // The pages of the login have a heading too, but no portal navigation.
    await page.locator(navigation).waitFor()
  })
  afterAll(() => browser.close())

  describe.each(screens)('the screen $path', (screen) => {
    test.each(['en', 'de'] as const)('in %s is accessible, light and dark, narrow and wide', async (language) => {
      await open(screen, language)
      const title = screen[language]
      const heading = page.getByRole('main').getByRole('heading', { level: 1, ...(title ? { name: title } : {}) })
      await heading.waitFor()
      await page.locator('main[aria-busy=false]').waitFor()
      const current = page.locator(`${navigation} [aria-current=page]`)
      expect(await current.count(), 'navigation links marked as current').toBe(screen.isInBar ? 0 : 1)
      const violations: string[] = []
      for (const appearance of appearances[language]) violations.push(...(await inspectScreen(page, appearance)))
      if (language === 'de') violations.push(...(await walkByKeyboard(page)))
      expect(violations).toEqual([])
    })
  })

  async function open({ path, listedOn, below }: Screen, language: string): Promise<void> {
    const portal = `${settings.edge}/${language}/mykomax`
    await page.goto(`${portal}/${listedOn ?? path}`)
    if (listedOn === undefined) return
    const first = page.locator(`main [role=row] a[href^="${new URL(portal).pathname}/${path}"]`).first()
    const address = await first.getAttribute('href')
    await first.click()
    await page.waitForURL(`${settings.edge}${address}`)
    if (below) await page.goto(`${settings.edge}${address}/${below}`)
  }
})
