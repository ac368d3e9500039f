import { type Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addApp, openAccount, section, withPerson } from '../support/account-page.ts'
import { fillLogin, openBrowser } from '../support/browser.ts'
import { settings } from '../support/settings.ts'
import { credentialKinds } from '../support/temporary-user.ts'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

afterAll(() => browser.close())

test('a recovery code replaces the authenticator app at login', () =>
  withPerson(async (person) => {
    const page = await openAccount(browser, person)
    const devices = section(page, 'Second factor and passkeys')
    await devices.getByRole('button', { name: 'Add authenticator app' }).click()
    await addApp(page)
    await devices.getByRole('button', { name: 'Recovery codes' }).click()
    const listed = page.locator('#kc-recovery-codes-list li')
    await listed.first().waitFor()
    const codes = await listed.allTextContents()
    expect(codes.length).toBeGreaterThanOrEqual(8)
    await page.locator('#kcRecoveryCodesConfirmationCheck').check()
    await page.locator('#saveRecoveryAuthnCodesBtn').click()
    await devices.getByText('Recovery codes', { exact: true }).first().waitFor()
    expect(await credentialKinds(person)).toEqual(['otp', 'password', 'recovery-authn-codes'])
    await page.context().close()

    const context = await browser.newContext()
    const next = await context.newPage()
    await next.goto(`${settings.edge}/en/mykomax/account`)
    await fillLogin(next, person.email, person.password)
    await next.locator('#try-another-way').click()
    await next.getByRole('button', { name: 'Recovery Authentication Code' }).click()
    await next.locator('#recoveryCodeInput').fill((codes[0] ?? '').replace(/^\s*\d+:|[\s-]/g, ''))
    await next.locator('#kc-login').click()
    await next.locator('#profile').waitFor()
    await context.close()
  }))
