// node journeys/support/take-pictures.ts
// Writes the pictures of the README to docs/pictures from the running product.
import { writeFile } from 'node:fs/promises'
import { demoPassword, people } from '@ferrule/seeds/people'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { openBrowser } from './browser.ts'
import { openDashboard } from './portal.ts'
import { settings } from './settings.ts'

const folder = new URL('../../docs/pictures/', import.meta.url)
const screen = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const

async function savePicture(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  const picture = await sharp(await page.screenshot())
    .png({ palette: true })
    .toBuffer()
  await writeFile(new URL(`${name}.png`, folder), picture)
  await page.context().close()
}

/** Opens a public page with an answered consent banner, which would cover it. */
async function openPage(browser: Browser, path: string): Promise<Page> {
  const page = await (await browser.newContext(screen)).newPage()
  await page.goto(`${settings.edge}${path}`)
  await page.getByRole('button', { name: 'Only necessary' }).click()
  return page
}

const [customer] = people
if (!customer) throw new Error('there are no demo people')
const browser = await openBrowser()
await savePicture(await openPage(browser, '/en'), 'home')
await savePicture(await openPage(browser, '/en/products/axion-56'), 'product')
await savePicture(
  await openDashboard(await browser.newContext(screen), { email: customer.email, password: demoPassword }),
  'portal',
)
await browser.close()
