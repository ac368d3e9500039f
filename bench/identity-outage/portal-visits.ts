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

/** Whether somebody who is signed in sees their services, several times over. */
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

/** How long somebody who wants to sign in waits until they read why they cannot, from the first question on. */
export async function untilTold(browser: Browser, portalHome: string, identity: string): Promise<number> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const asked = page.waitForRequest((one) => one.url().startsWith(identity)).then(() => performance.now())
  await page.goto(portalHome)
  await page.getByText('The sign-in service does not answer at the moment.').waitFor()
  const told = performance.now()
  await context.close()
  return Math.round(told - (await asked))
}
