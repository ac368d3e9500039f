import { demoPassword, people } from '@ferrule/seeds/people'
import type { BrowserContext } from 'playwright-core'

/** Signs in as the first demo person and waits for the dashboard. */
export async function signIn(context: BrowserContext, portalHome: string): Promise<void> {
  // The first login after a start takes half a minute on a busy machine.
  context.setDefaultTimeout(60_000)
  const page = await context.newPage()
  await page.goto(portalHome)
  await page.locator('#username').fill(people[0]?.email ?? '')
  await page.locator('#password').fill(demoPassword)
  await page.locator('#kc-login').click()
  await page.getByRole('main').getByRole('article').first().waitFor()
  await page.close()
}
