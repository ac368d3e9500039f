import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './support/browser.ts'
import { openDashboard, portalHome, realm, tiles } from './support/portal.ts'
import { createThrowAwayPerson, type ThrowAwayPerson } from './support/throw-away-person.ts'

let browser: Browser
let person: ThrowAwayPerson

beforeAll(async () => {
  browser = await openBrowser()
  person = await createThrowAwayPerson()
})

afterAll(async () => {
  await browser.close()
  await person.remove()
})

const keysOf = (page: Page) =>
  page.evaluate(() => ({
    local: Object.keys(localStorage).filter((key) => key.startsWith('FR-SDK')),
    session: Object.keys(sessionStorage).filter((key) => key.startsWith('FR-SDK-user:')),
  }))

/** Pages as a server sends them that is set to keep tokens with the tab. */
async function keepWithTab(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    new MutationObserver((_, watching) => {
      const meta = document.querySelector<HTMLMetaElement>('meta[name="identity"]')
      if (!meta) return
      meta.content = meta.content.replace('"storage":"local"', '"storage":"session"')
      watching.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
}

test('where the operator wants it, tokens stay with the tab and go with it [S9-022]', async () => {
  const context = await browser.newContext()
  await keepWithTab(context)
  const page = await openDashboard(context, person)
  expect(await keysOf(page)).toEqual({ local: [], session: [expect.stringContaining('kmx_uapp_login')] })
  const other = await context.newPage()
  const [exchange] = await Promise.all([
    other.waitForRequest(`${realm}/protocol/openid-connect/token`),
    other.goto(portalHome),
  ])
  expect(exchange.postData()).toContain('grant_type=authorization_code')
  await tiles(other).waitFor()
  await context.close()
})

test('whoever looks for a fault has their requests marked, and nobody else has [S7-050]', async () => {
  const context = await browser.newContext()
  const page = await openDashboard(context, person)
  const levelOf = async () => {
    const [asked] = await Promise.all([page.waitForRequest('**/api/data'), page.reload()])
    return (await asked.allHeaders())['x-debug-level']
  }
  expect(await levelOf()).toBe('none')
  await page.evaluate(() => localStorage.setItem('FR-SDK-debug', 'debug'))
  expect(await levelOf()).toBe('debug')
  await context.close()
})

test('a token that cannot be taken back is waited for 5 s, and the logout goes on [S9-018]', async () => {
  const context = await browser.newContext()
  const page = await openDashboard(context, person)
  await page.route(`${realm}/protocol/openid-connect/revoke`, () => undefined)
  const [asked] = await Promise.all([
    page.waitForRequest(`${realm}/protocol/openid-connect/revoke`),
    page.goto(`${portalHome}/logout`),
  ])
  const askedAt = performance.now()
  await page.waitForEvent('requestfailed', (one) => one === asked)
  const waitedMs = performance.now() - askedAt
  expect(waitedMs).toBeGreaterThan(4500)
  expect(waitedMs).toBeLessThan(9000)
  await page.getByRole('heading', { name: /signed out/i }).waitFor()
  await context.close()
})
