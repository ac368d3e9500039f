import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAccount } from './support/account-page.ts'
import { fillLogin, openBrowser } from './support/browser.ts'
import { openPasswordWish, wishForPassword } from './support/login-form.ts'
import { linkIn, mailsTo } from './support/mailbox.ts'
import { realm } from './support/portal.ts'
import { eventually } from './support/request.ts'
import { settings } from './support/settings.ts'
import { createThrowAwayPerson, credentialIds, type ThrowAwayPerson } from './support/throw-away-person.ts'

/** An address of this machine that nobody else comes from. */
const forgetful = { localAddress: `127.0.12.${1 + (process.pid % 250)}` }

let browser: Browser
let employee: ThrowAwayPerson
let before: string[]

beforeAll(async () => {
  browser = await openBrowser()
  employee = await createThrowAwayPerson(['kmx_employee_intern'])
  before = await credentialIds(employee)
})

afterAll(async () => {
  await browser.close()
  await employee.remove()
})

/** The identity server's page for an action, by its address, as anybody can write it. */
async function openAction(action: string): Promise<Page> {
  const query = new URLSearchParams({
    client_id: 'kmx_uapp_login',
    redirect_uri: `${settings.edge}/callback`,
    response_type: 'code',
    scope: 'openid',
    code_challenge: 'a'.repeat(43),
    code_challenge_method: 'S256',
    kc_action: action,
  })
  const page = await browser.newPage()
  await page.goto(`${realm}/protocol/openid-connect/auth?${query}`)
  await fillLogin(page, employee.email, employee.password)
  return page
}

async function expectRefused(page: Page): Promise<void> {
  await page.getByText('Your company manages this account.').waitFor()
  expect(await page.locator('input[type=password]').count()).toBe(0)
  await page.close()
  expect(await credentialIds(employee)).toEqual(before)
}

test('an employee finds no way to a new password in the portal, nor at the identity server by its address [S6-020]', async () => {
  const account = await openAccount(browser, employee)
  expect(await account.getByRole('button', { name: 'Change password' }).count()).toBe(0)
  await account.context().close()
  await expectRefused(await openAction('UPDATE_PASSWORD'))
})

test('an employee who sends a new password without the page is refused as well', async () => {
  const page = await openAction('UPDATE_PASSWORD')
  await page.getByText('Your company manages this account.').waitFor()
  const status = await page.evaluate(async () => {
    const fields = { 'password-new': 'eleven copper strands', 'password-confirm': 'eleven copper strands' }
    return (await fetch(location.href, { method: 'POST', body: new URLSearchParams(fields) })).status
  })
  expect(status).toBe(403)
  await expectRefused(page)
})

test('an employee who forgot the password is told by the link in the mail where it is set', async () => {
  await wishForPassword(await openPasswordWish(forgetful), employee.email, forgetful)
  const [mail] = await eventually(
    () => mailsTo(employee.email),
    ({ length }) => length > 0,
  )
  if (!mail) throw new Error('no mail')
  const page = await browser.newPage()
  await page.goto(linkIn(mail))
  await expectRefused(page)
})

test('an employee cannot change the address either', async () => {
  await expectRefused(await openAction('UPDATE_EMAIL'))
})
