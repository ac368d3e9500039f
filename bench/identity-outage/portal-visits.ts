import { demoPassword, people } from '@ferrule/seeds/people'
import type { Browser, BrowserContext, Page } from 'playwright-core'

const tiles = (page: Page) => page.getByRole('main').getByRole('article').first()

export async function signIn(browser: Browser, portalHome: string): Promise<BrowserContext> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(portalHome)
  await page.locator('#username').fill(people[0]?.email ?? '')
  await page.locator('#password').fill(demoPassword)
  await page.locator('#kc-login').click()
  await tiles(page).waitFor()
  await page.close()
  return context
}

/** Whether a signed-in user sees their services on each of several visits. */
export async function canWork(context: BrowserContext, portalHome: string, times: number): Promise<boolean> {
  const page = await context.newPage()
  try {
    for (let visit = 0; visit < times; visit += 1) {
      await page.goto(portalHome)
      await tiles(page).waitFor({ timeout: 10_000 })
    }
    return true
  } catch {
    return false
  } finally {
    await page.close()
  }
}

/** The time from the first request to the identity server until the page shows that signing in is not possible. */
export async function timeUntilSignInError(browser: Browser, portalHome: string, identity: string): Promise<number> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const requested = page.waitForRequest((one) => one.url().startsWith(identity)).then(() => performance.now())
  await page.goto(portalHome)
  await page.getByText('The sign-in service is unavailable at the moment.').waitFor()
  const shown = performance.now()
  await context.close()
  return Math.round(shown - (await requested))
}
