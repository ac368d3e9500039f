import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../support/browser.ts'
import { openDashboard, watchIdentity } from '../support/portal.ts'
import { settings } from '../support/settings.ts'
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

test('the header of every page has a login link, and for signed-in users an account menu [S2-090] [S2-091]', async () => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const visitor = await context.newPage()
  await visitor.goto(`${settings.edge}/en`)
  const loginLink = visitor.getByRole('banner').getByRole('link', { name: 'Log in to mykomax' })
  const position = await loginLink.boundingBox()
  await visitor.close()

  const page = await openDashboard(context, person)
  const requested = watchIdentity(context)
  await page.goto(`${settings.edge}/en`)
  const menu = page.getByRole('banner').getByRole('button', { name: 'Account of Jora Nimmer' })
  await menu.waitFor()
  // The menu replaces the link at the same position, without a layout shift.
  expect(await menu.boundingBox()).toEqual(position)
  await menu.click()
  const entries = page.getByRole('banner').locator('[data-island="user-menu"]').getByRole('link')
  expect(await entries.allTextContents()).toEqual(['Dashboard', 'Tickets', 'Direct', 'Account settings', 'Log out'])
  expect(requested).toEqual([])
  await page.keyboard.press('Escape')
  expect(await entries.count()).toBe(0)
  await context.close()
})
