import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './support/browser.ts'
import { openDashboard, watchIdentity } from './support/portal.ts'
import { settings } from './support/settings.ts'
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

test('the header of every page has the way in, and for those who are in their places [S2-090] [S2-091]', async () => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const visitor = await context.newPage()
  await visitor.goto(`${settings.edge}/en`)
  const wayIn = visitor.getByRole('banner').getByRole('link', { name: 'Log in to mykomax' })
  const place = await wayIn.boundingBox()
  await visitor.close()

  const page = await openDashboard(context, person)
  const asked = watchIdentity(context)
  await page.goto(`${settings.edge}/en`)
  const menu = page.getByRole('banner').getByRole('button', { name: 'Account of Jora Nimmer' })
  await menu.waitFor()
  // What stood there for everybody gives way to what stands there for one: nothing moves.
  expect(await menu.boundingBox()).toEqual(place)
  await menu.click()
  const entries = page.getByRole('banner').locator('[data-island="user-menu"]').getByRole('link')
  expect(await entries.allTextContents()).toEqual(['Dashboard', 'Tickets', 'Direct', 'Account settings', 'Log out'])
  expect(asked).toEqual([])
  await page.keyboard.press('Escape')
  expect(await entries.count()).toBe(0)
  await context.close()
})
