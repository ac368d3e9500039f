import { type Browser, chromium, type LaunchOptions, type Page } from 'playwright-core'
import { nextCode } from './one-time-codes.ts'

const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']
const args = [...flags, '--disable-component-update', '--disable-sync']

/** The same engine without a user interface; it takes two thirds of the time. */
const headlessShell = { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell', args }

/** The complete browser: it has a back/forward cache, and a slightly different letter spacing. */
export const fullChromium = { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args }

/** Timeout of each wait: the first login after a start takes half a minute on a busy machine. */
const pollTimeoutMs = 60_000

export async function openBrowser(launched: LaunchOptions = headlessShell): Promise<Browser> {
  const browser = await chromium.launch(launched)
  browser.on('context', (context) => context.setDefaultTimeout(pollTimeoutMs))
  return browser
}

/** Sends name and password, and the code of a person who must have a second factor. */
export async function fillLogin(page: Page, email: string, password: string): Promise<void> {
  await page.locator('#username').fill(email)
  await page.locator('#password').fill(password)
  await page.locator('#kc-login').click()
  await fillCode(page, email)
}

/** Sends the code of a person who must have a second factor; for others it does nothing. */
export async function fillCode(page: Page, email: string): Promise<void> {
  const code = await nextCode(email)
  if (!code) return
  await page.locator('#otp').fill(code)
  await page.locator('#kc-login').click()
}
