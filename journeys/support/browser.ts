import { type Browser, chromium, type LaunchOptions, type Page } from 'playwright-core'

const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']
const args = [...flags, '--disable-component-update', '--disable-sync']

/** The same engine without windows, tabs and their scripts, which nobody here looks at: it takes two thirds of the time. */
const bare = { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell', args }

/** As people have it: it keeps pages for the way back, and spaces letters a little differently. */
export const wholeBrowser = { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args }

/** For each wait: the first login after a start takes half a minute where others use the processor as well. */
const patienceMs = 60_000

export async function openBrowser(launched: LaunchOptions = bare): Promise<Browser> {
  const browser = await chromium.launch(launched)
  browser.on('context', (context) => context.setDefaultTimeout(patienceMs))
  return browser
}

export async function fillLogin(page: Page, email: string, password: string): Promise<void> {
  await page.locator('#username').fill(email)
  await page.locator('#password').fill(password)
  await page.locator('#kc-login').click()
}
