import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openBrowser } from '../support/browser.ts'
import { settings } from '../support/settings.ts'

let browser: Browser
let context: BrowserContext
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
})

afterAll(() => browser.close())

beforeEach(async () => {
  context = await browser.newContext()
  page = await context.newPage()
})

afterEach(() => context.close())

const cookieNamed = async (name: string) => (await context.cookies()).find((cookie) => cookie.name === name)

test('nextRelease shows the reading time of a story, is stored, and can be switched off [S4-063] [S4-064] [S4-065]', async () => {
  const story = `${settings.edge}/en/stories/what-37-strands-look-like`
  const showsTime = async (query = '') => {
    await page.goto(`${story}${query}`)
    return page.getByText(/^\d+ minute read$/).isVisible()
  }
  expect(await showsTime()).toBe(false)
  expect([await showsTime('?nextRelease'), await showsTime()]).toEqual([true, true])
  expect(await cookieNamed('uapp_is-next-release')).toMatchObject({ value: 'true', sameSite: 'Lax' })
  expect([await showsTime('?nextRelease=false'), await showsTime()]).toEqual([false, false])
})

test('testing=true is stored in a cookie, and nothing is measured in that session [S7-071] [S7-072]', async () => {
  const isTesting = async (query = '') => {
    await page.goto(`${settings.edge}/en${query}`)
    const isMarked = await page.locator('html[data-testing]').count()
    return { isMarked: isMarked === 1, asksConsent: (await page.locator('[data-consent]').count()) === 1 }
  }
  expect(await isTesting()).toEqual({ isMarked: false, asksConsent: true })
  await isTesting('?testing=true')
  expect(await cookieNamed('uapp_testing')).toMatchObject({ value: 'true', sameSite: 'Lax' })
  expect(await isTesting()).toEqual({ isMarked: true, asksConsent: false })
})
