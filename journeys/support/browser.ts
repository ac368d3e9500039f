import { type Browser, chromium, type Page } from 'playwright-core'

const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']

export const browserFlags = {
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: [...flags, '--disable-component-update', '--disable-sync'],
}

export function openBrowser(): Promise<Browser> {
  return chromium.launch(browserFlags)
}

export async function fillLogin(page: Page, email: string, password: string): Promise<void> {
  await page.locator('#username').fill(email)
  await page.locator('#password').fill(password)
  await page.locator('#kc-login').click()
}
