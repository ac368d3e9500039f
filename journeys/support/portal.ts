import type { Browser, BrowserContext, Page, Request } from 'playwright-core'
import { fillLogin } from './browser.ts'
import { settings } from './settings.ts'

export const portalHome = `${settings.edge}/en/mykomax`
export const realm = `${settings.identity}/realms/alpha`
export const tokenUrl = `${realm}/protocol/openid-connect/token`

/** The tiles of the dashboard, which only signed-in users see. */
export const tiles = (page: Page) => page.getByRole('main').getByRole('article').first()

type Person = { email: string; password: string }

export async function signIn(browser: Browser | BrowserContext, { email, password }: Person, url = portalHome) {
  const page = await browser.newPage()
  await page.goto(url)
  await fillLogin(page, email, password)
  return page
}

/** Signs in and waits for the dashboard. */
export async function openDashboard(browser: Browser | BrowserContext, person: Person): Promise<Page> {
  const page = await signIn(browser, person)
  await tiles(page).waitFor()
  return page
}

export type StoredTokens = {
  access_token: string
  id_token: string
  refresh_token: string
  expires_at: number
  token_type: string
}

export async function readTokens(page: Page): Promise<StoredTokens> {
  return page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('FR-SDK-user:')) ?? ''
    return JSON.parse(localStorage.getItem(key) ?? '{}')
  })
}

/** Changes the stored expiry of the token to this many seconds from now; the token itself is unchanged. */
export async function setSecondsLeft(page: Page, seconds: number): Promise<void> {
  await page.evaluate((left) => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('FR-SDK-user:')) ?? ''
    const tokens = JSON.parse(localStorage.getItem(key) ?? '{}')
    localStorage.setItem(key, JSON.stringify({ ...tokens, expires_at: Math.floor(Date.now() / 1000) + left }))
  }, seconds)
}

export const grantOf = (one: Request) => new URLSearchParams(one.postData() ?? '').get('grant_type')

/** Records every request of a context to the identity server from now on. */
export function watchIdentity(context: BrowserContext): Request[] {
  const requests: Request[] = []
  context.on('request', (one) => {
    if (one.url().startsWith(settings.identity)) requests.push(one)
  })
  return requests
}
