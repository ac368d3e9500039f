import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../support/browser.ts'
import { openDashboard, portalHome, realm, tiles } from '../support/portal.ts'
import { createTemporaryUser, type TemporaryUser } from '../support/temporary-user.ts'

let browser: Browser
let person: TemporaryUser

beforeAll(async () => {
  browser = await openBrowser()
  person = await createTemporaryUser()
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

/** Changes pages as if the server were configured to store tokens in session storage. */
async function storeInTab(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    new MutationObserver((_, watching) => {
      const meta = document.querySelector<HTMLMetaElement>('meta[name="identity"]')
      if (!meta) return
      meta.content = meta.content.replace('"storage":"local"', '"storage":"session"')
      watching.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
}

test('with the setting for session storage, each tab has its own tokens [S9-022]', async () => {
  const context = await browser.newContext()
  await storeInTab(context)
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

test('a debug level in the storage marks requests, and others are not marked [S7-050]', async () => {
  const context = await browser.newContext()
  const page = await openDashboard(context, person)
  const levelOf = async () => {
    const [dataRequest] = await Promise.all([page.waitForRequest('**/api/data'), page.reload()])
    return (await dataRequest.allHeaders())['x-debug-level']
  }
  expect(await levelOf()).toBe('none')
  await page.evaluate(() => localStorage.setItem('FR-SDK-debug', 'debug'))
  expect(await levelOf()).toBe('debug')
  await context.close()
})

test('the logout waits 5 s for a failing revocation and then continues [S9-018]', async () => {
  const context = await browser.newContext()
  const page = await openDashboard(context, person)
  await page.route(`${realm}/protocol/openid-connect/revoke`, () => undefined)
  const [revocation] = await Promise.all([
    page.waitForRequest(`${realm}/protocol/openid-connect/revoke`),
    page.goto(`${portalHome}/logout`),
  ])
  const requestedAt = performance.now()
  await page.waitForEvent('requestfailed', (one) => one === revocation)
  const waitedMs = performance.now() - requestedAt
  expect(waitedMs).toBeGreaterThan(4500)
  expect(waitedMs).toBeLessThan(9000)
  await page.getByRole('heading', { name: /signed out/i }).waitFor()
  await context.close()
})
