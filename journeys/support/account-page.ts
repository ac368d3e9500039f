import type { Browser, Page } from 'playwright-core'
import { fillLogin } from './browser.ts'
import { toOneTimeCode } from '@ferrule/tasks/one-time-code'
import { settings } from './settings.ts'
import { createTemporaryUser, type TemporaryUser } from './temporary-user.ts'

export type Visit = { language?: string; width?: number }

export async function openAccount(
  browser: Browser,
  person: TemporaryUser,
  { language = 'en', width = 1440 }: Visit = {},
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, acceptDownloads: true })
  const page = await context.newPage()
  await page.goto(`${settings.edge}/${language}/mykomax/account`)
  await fillLogin(page, person.email, person.password)
  await page.locator('#profile').waitFor()
  return page
}

export async function withPerson(run: (person: TemporaryUser) => Promise<void>, roles: string[] = []): Promise<void> {
  const person = await createTemporaryUser(roles)
  try {
    await run(person)
  } finally {
    await person.remove()
  }
}

export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Adds an authenticator app on the identity server's page, which then redirects back; returns the secret. */
export async function setUpApp(page: Page): Promise<string> {
  await page.locator('#mode-manual').click()
  const secret = (await page.locator('#kc-totp-secret-key').textContent()) ?? ''
  await page.locator('#totp').fill(toOneTimeCode(secret, Date.now()))
  await page.locator('#userLabel').fill('Phone')
  await page.locator('#saveTOTPBtn').click()
  return secret
}

/** Adds an authenticator app from the account page; returns the secret. */
export async function addApp(page: Page): Promise<string> {
  const secret = await setUpApp(page)
  await page.getByText('Device added').waitFor()
  return secret
}
