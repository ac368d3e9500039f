import { internalRoles } from '@ferrule/domain/accounts/account-change'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setUpApp } from '../support/account-page.ts'
import { fillLogin, openBrowser } from '../support/browser.ts'
import { portalHome, tiles } from '../support/portal.ts'
import { settings } from '../support/settings.ts'
import { createTemporaryUser, credentialKinds } from '../support/temporary-user.ts'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

afterAll(() => browser.close())

test.each(internalRoles)(
  'a holder of %s without a second factor must add one to enter the portal [O25]',
  async (role) => {
    const person = await createTemporaryUser([role], undefined, [])
    try {
      const page = await (await browser.newContext()).newPage()
      await page.goto(portalHome)
      await fillLogin(page, person.email, person.password)
      await page.locator('#mode-manual').waitFor()
      expect(page.url()).toContain(settings.identity)
      await setUpApp(page)
      await tiles(page).waitFor()
      expect(await credentialKinds(person)).toEqual(['otp', 'password'])
      await page.context().close()
    } finally {
      await person.remove()
    }
  },
)

test('the next login of a person inside the company asks for the code [O25]', async () => {
  const person = await createTemporaryUser(['kmx_int_servicedesk_agent'])
  try {
    const page = await (await browser.newContext()).newPage()
    await page.goto(portalHome)
    await page.locator('#username').fill(person.email)
    await page.locator('#password').fill(person.password)
    await page.locator('#kc-login').click()
    await page.locator('#otp').waitFor()
    expect(page.url()).toContain(settings.identity)
    await page.context().close()
  } finally {
    await person.remove()
  }
})
