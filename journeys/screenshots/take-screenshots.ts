// node journeys/screenshots/take-screenshots.ts [NAME…] [--width 1440] [--scheme light] [--locale en] [--beside FOLDER]
// Writes a picture of each screen of the running product to .state/screenshots. With --beside it stands to the right of
// FOLDER/NAME-WIDTH.png, if there is one, for a comparison with the design.
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { demoPassword } from '@ferrule/seeds/people'
import type { Browser, Page } from 'playwright-core'
import { openBrowser } from '../support/browser.ts'
import { demoEditorPassword } from '../support/editor-area.ts'
import { openDashboard } from '../support/portal.ts'
import { settings } from '../support/settings.ts'
import { placeBeside } from './place-beside.ts'
import { type Screen, screens, toAddress, type Viewer } from './screens.ts'

const folder = new URL('../../.state/screenshots/', import.meta.url)
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '1440' },
    scheme: { type: 'string', default: 'light' },
    locale: { type: 'string', default: 'en' },
    beside: { type: 'string' },
  },
})
const { width, scheme, locale, beside } = values
const names = positionals.length > 0 ? positionals : Object.keys(screens)

await mkdir(folder, { recursive: true })
const browser = await openBrowser()
const pages = new Map<Viewer | undefined, Page>()
for (const name of names) {
  const screen = screens[name]
  if (!screen) throw new Error(`unknown screen ${name}; known: ${Object.keys(screens).join(', ')}`)
  await savePicture(name, screen)
}
await browser.close()

async function savePicture(name: string, screen: Screen): Promise<void> {
  const { viewer, isFirstVisit = false, follow = [], press, click = [], type } = screen
  const page = isFirstVisit ? await newPage(browser) : (pages.get(viewer) ?? (await openAs(browser, viewer)))
  if (!isFirstVisit) pages.set(viewer, page)
  if (screen.host) await answerConsent(page, screen.host)
  await page.goto(toAddress(screen, locale))
  for (const link of follow) {
    const previous = page.url()
    await page.locator(link).first().click()
    await page.waitForURL((url) => url.href !== previous)
  }
  // The portal first renews the login.
  if (viewer && viewer !== 'editor') await page.locator('#main[tabindex]').waitFor()
  await scrollThrough(page)
  await waitForPanels(page)
  await waitForPictures(page)
  if (press)
    await page
      .getByRole('banner')
      .locator('a, button')
      .and(page.getByLabel(press).or(page.getByText(press)))
      .filter({ visible: true })
      .first()
      .click()
  if (type) await page.getByRole('dialog').locator('input:focus').pressSequentially(type)
  for (const control of click) await page.locator(control).filter({ visible: true }).first().click()
  const isWindow = press !== undefined || click.length > 0 || isFirstVisit
  // Panels appear with a transition, and suggestions after a pause in typing.
  if (isWindow) await page.waitForTimeout(1500)
  const picture = await page.screenshot({ fullPage: !isWindow })
  const file = new URL(`${[name, width, scheme, locale].join('-')}.png`, folder)
  const prototype = beside && join(beside, `${name}-${width}.png`)
  await writeFile(file, prototype && existsSync(prototype) ? await placeBeside(prototype, picture) : picture)
  process.stdout.write(`${file.pathname}\n`)
}

/** Pictures and some panels load when they come near the screen. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    scrollTo(0, 0)
  })
}

/** A panel that appeared after the page was scrolled through loads only when it is scrolled to. */
async function waitForPanels(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const panel = [...document.querySelectorAll('[aria-busy="true"]')].find((one) => one.checkVisibility())
    panel?.scrollIntoView()
    return !panel
  })
  await page.evaluate(() => scrollTo(0, 0))
}

async function waitForPictures(page: Page): Promise<void> {
  // Pictures of closed menus never load.
  await page.waitForFunction(() =>
    [...document.images].every((picture) => picture.complete || !picture.checkVisibility()),
  )
  // A picture that is not decoded yet is empty on the screenshot.
  await page.evaluate(() =>
    Promise.allSettled(
      [...document.images].filter((picture) => picture.checkVisibility()).map((picture) => picture.decode()),
    ),
  )
}

/** Each host asks for consent itself, and the banner would cover the page. */
async function answerConsent(page: Page, host: string): Promise<void> {
  await page.goto(toAddress({ path: '', host }, 'en'))
  const refuse = page.getByRole('button', { name: 'Only necessary' })
  if (await refuse.isVisible()) await refuse.click()
}

async function newPage(from: Browser): Promise<Page> {
  const context = await from.newContext({
    viewport: { width: Number(width), height: 900 },
    colorScheme: scheme === 'dark' ? 'dark' : 'light',
    reducedMotion: 'reduce',
  })
  return context.newPage()
}

/** Opens a page as the viewer, with an answered consent banner, which would cover it. */
async function openAs(from: Browser, viewer: Viewer | undefined): Promise<Page> {
  const page = await newPage(from)
  if (viewer && viewer !== 'editor')
    return openDashboard(page.context(), { email: `${viewer}@norlitz.example`, password: demoPassword })
  await page.goto(`${settings.edge}/en`)
  await page.getByRole('button', { name: 'Only necessary' }).click()
  if (viewer) await page.evaluate(enterEditorArea, demoEditorPassword)
  return page
}

/** Runs in the page, so that the browser stores the cookies of the session. */
async function enterEditorArea(input: string): Promise<void> {
  const headers = { 'Content-Type': 'application/json' }
  await fetch('/api/editor-area-authentication', { method: 'POST', headers, body: JSON.stringify({ input }) })
}
