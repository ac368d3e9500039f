import { type Browser, chromium, type Page } from 'playwright-core'

const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']

export const browserFlags = {
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: [...flags, '--disable-component-update', '--disable-sync'],
}

/** For each wait: the first login after a start takes half a minute where others use the processor as well. */
const patienceMs = 60_000

export async function openBrowser(): Promise<Browser> {
  const browser = await chromium.launch(browserFlags)
  browser.on('context', (context) => context.setDefaultTimeout(patienceMs))
  return browser
}

export async function fillLogin(page: Page, email: string, password: string): Promise<void> {
  await page.locator('#username').fill(email)
  await page.locator('#password').fill(password)
  await page.locator('#kc-login').click()
}
