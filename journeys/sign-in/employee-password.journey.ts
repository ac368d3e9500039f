import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAccount } from '../support/account-page.ts'
import { fillCode, fillLogin, openBrowser } from '../support/browser.ts'
import { openPasswordReset, requestPasswordReset } from '../support/login-form.ts'
import { linkIn, mailsTo } from '../support/mailbox.ts'
import { realm } from '../support/portal.ts'
import { eventually } from '../support/request.ts'
import { settings } from '../support/settings.ts'
import { createTemporaryUser, credentialIds, type TemporaryUser } from '../support/temporary-user.ts'

/** A local address that no other test uses. */
const requester = { localAddress: `127.0.13.${1 + (process.pid % 250)}` }

let browser: Browser
let employee: TemporaryUser
let before: string[]

beforeAll(async () => {
  browser = await openBrowser()
  employee = await createTemporaryUser(['kmx_employee_intern'])
  before = await credentialIds(employee)
})

afterAll(async () => {
  await browser.close()
  await employee.remove()
})

/** Opens the page of a required action by its URL. */
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

test('an employee cannot change the password in the portal, nor by the URL of the identity server [S6-020]', async () => {
  const account = await openAccount(browser, employee)
  expect(await account.getByRole('button', { name: 'Change password' }).count()).toBe(0)
  await account.context().close()
  await expectRefused(await openAction('UPDATE_PASSWORD'))
})

test('an employee cannot send a new password without the page', async () => {
  const page = await openAction('UPDATE_PASSWORD')
  await page.getByText('Your company manages this account.').waitFor()
  const status = await page.evaluate(async () => {
    const fields = { 'password-new': 'eleven copper strands', 'password-confirm': 'eleven copper strands' }
    return (await fetch(location.href, { method: 'POST', body: new URLSearchParams(fields) })).status
  })
  expect(status).toBe(403)
  await expectRefused(page)
})

test('the password reset link of an employee explains that the company manages the account', async () => {
  await requestPasswordReset(await openPasswordReset(requester), employee.email, requester)
  const [mail] = await eventually(
    () => mailsTo(employee.email),
    ({ length }) => length > 0,
  )
  if (!mail) throw new Error('no mail')
  const page = await browser.newPage()
  await page.goto(linkIn(mail))
  await fillCode(page, employee.email)
  await expectRefused(page)
})

test('an employee cannot change the address either', async () => {
  await expectRefused(await openAction('UPDATE_EMAIL'))
})
