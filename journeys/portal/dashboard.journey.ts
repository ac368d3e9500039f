import { demoPassword, people } from '@ferrule/seeds/people'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessibilityViolations } from '../support/accessibility.ts'
import { fillLogin, openBrowser } from '../support/browser.ts'
import { settings } from '../support/settings.ts'

const personWho = (who: string) => {
  const person = people.find((one) => one.who === who)
  if (!person) throw new Error(`no such person is seeded: ${who}`)
  return person
}

describe('the dashboard of the portal', () => {
  let browser: Browser

  beforeAll(async () => {
    browser = await openBrowser()
  })

  afterAll(() => browser.close())

  async function signIn(who: string, { language = 'en', width = 1440 } = {}): Promise<Page> {
    const context = await browser.newContext({ viewport: { width, height: 900 } })
    const page = await context.newPage()
    await page.goto(`${settings.edge}/${language}/mykomax`)
    await fillLogin(page, personWho(who).email, demoPassword)
    await page.getByRole('main').getByRole('article').first().waitFor()
    return page
  }

  const tile = (page: Page, name: string) =>
    page.getByRole('article').filter({ has: page.getByRole('heading', { name }) })

  test('has a tile for each service with its status and the next step [S1-020] [S2-006] [S2-143] [S6-002]', async () => {
    const page = await signIn('Customer with every service')
    expect(await tile(page, 'Service tickets').textContent()).toMatch(/Active.*View tickets/)
    expect(await tile(page, 'User administration').textContent()).toMatch(/Not registered.*Request access/)
    expect(await tile(page, 'Account settings').count()).toBe(1)
    expect(await accessibilityViolations(page)).toEqual([])
    await page.context().close()
  })

  test('lets a user request a service, which is then shown as pending', async () => {
    const page = await signIn('Customer without any service yet')
    const inventory = tile(page, 'Inventory')
    if ((await inventory.textContent())?.includes('Request access')) {
      await inventory.getByRole('button', { name: 'Request access' }).click()
    }
    await inventory.getByText('Pending').waitFor()
    await page.reload()
    await inventory.getByText('Pending').waitFor()
    await expect.poll(() => inventory.getByRole('button', { name: 'Request access' }).count()).toBe(0)
    await page.context().close()
  })

  test('is in German and fits at 360 px', async () => {
    const page = await signIn('Delegated administrator inside Norlitz', { language: 'de', width: 360 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    expect(await page.getByRole('main').textContent()).toMatch(/Ausstehend|In Prüfung|Angefragt|Pendent/)
    expect(await accessibilityViolations(page)).toEqual([])
    await page.context().close()
  })

  test('does not reload cached data when the user leaves and returns', async () => {
    const page = await signIn('Customer with every service')
    const settingsLink = page
      .getByRole('navigation', { name: 'Portal' })
      .getByRole('link', { name: 'Account settings' })
    const requested: string[] = []
    page.on('request', (one) => requested.push(new URL(one.url()).pathname))
    await settingsLink.click()
    await page.locator('#profile').waitFor()
    await page.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name: 'Dashboard' }).click()
    await page.getByRole('main').getByRole('article').first().waitFor()
    expect(requested.filter((path) => path.endsWith('.data'))).toEqual([])
    // The data of the account, once.
    expect(requested.filter((path) => path === '/api/data')).toHaveLength(1)
    await page.context().close()
  })

  test('a logout in one tab signs out all tabs', async () => {
    const page = await signIn('Customer with every service')
    const other = await page.context().newPage()
    await other.goto(`${settings.edge}/en/mykomax`)
    await other.getByRole('main').getByRole('article').first().waitFor()
    await page.goto(`${settings.edge}/en/mykomax/logout`)
    await page.getByRole('heading', { name: 'You are signed out' }).waitFor()
    await other.getByRole('heading', { name: 'You are signed out' }).waitFor()
    await expect.poll(() => other.getByRole('main').getByRole('article').count()).toBe(0)
    await page.context().close()
  })
})
