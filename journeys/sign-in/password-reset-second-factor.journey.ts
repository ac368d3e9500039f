import { toOneTimeCode } from '@ferrule/tasks/one-time-code'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { oneTimeCode } from '../../infra/identity/realm.ts'
import { openBrowser } from '../support/browser.ts'
import { openLogin, openPasswordReset, requestPasswordReset, tryLogin } from '../support/login-form.ts'
import { linkIn, mailsTo } from '../support/mailbox.ts'
import { eventually } from '../support/request.ts'
import { createTemporaryUser, credentialIds, type TemporaryUser } from '../support/temporary-user.ts'

/** A local address that no other test uses. */
const requester = { localAddress: `127.0.14.${1 + (process.pid % 250)}` }
const oneTimeSecret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const newPassword = 'twelve copper strands'

let browser: Browser
const created: TemporaryUser[] = []

beforeAll(async () => {
  browser = await openBrowser()
})

afterAll(async () => {
  await browser.close()
  for (const person of created) await person.remove()
})

/** Creates a user with these roles and opens the link of a password reset as a reader of the mailbox would. */
async function openResetLink(roles: string[], secondFactors: object[]): Promise<{ page: Page; person: TemporaryUser }> {
  const person = await createTemporaryUser(roles, undefined, secondFactors)
  created.push(person)
  await requestPasswordReset(await openPasswordReset(requester), person.email, requester)
  const [mail] = await eventually(
    () => mailsTo(person.email),
    ({ length }) => length > 0,
  )
  if (!mail) throw new Error('no mail')
  const page = await (await browser.newContext()).newPage()
  await page.goto(linkIn(mail))
  return { page, person }
}

async function enterCode(page: Page, code: string): Promise<void> {
  await page.locator('#otp').fill(code)
  await page.locator('#kc-login').click()
}

async function choosePassword(page: Page): Promise<void> {
  await page.locator('#password-new').fill(newPassword)
  await page.locator('#password-confirm').fill(newPassword)
  await page.locator('#password-confirm').press('Enter')
}

async function subjectsTo({ email }: TemporaryUser): Promise<string[]> {
  return (await mailsTo(email)).map(({ subject }) => subject)
}

test('a mailed link cannot replace the second factor of a content administrator [O18] [O19]', async () => {
  const { page, person } = await openResetLink(['kmx_content_administrator'], [oneTimeCode(oneTimeSecret)])
  const before = await credentialIds(person)
  await enterCode(page, '000000')
  await page.getByText('The code is not right.').waitFor()
  expect(await page.locator('#password-new, #kc-totp-secret-key').count()).toBe(0)
  await enterCode(page, toOneTimeCode(oneTimeSecret, Date.now()))
  await choosePassword(page)
  await eventually(
    () => subjectsTo(person),
    (subjects) => subjects.includes('A new credential for your account'),
  )
  expect(await credentialIds(person)).toEqual(before)
  // The new password is right, and the login asks for the same second factor.
  const login = await tryLogin(await openLogin(requester), { ...person, password: newPassword }, requester)
  expect(login.text).toContain('kc-otp-login-form')
  await page.context().close()
})

test('a mailed link cannot add a second factor to the account of an employee [O18]', async () => {
  const { page, person } = await openResetLink(['kmx_employee_intern'], [oneTimeCode(oneTimeSecret)])
  const before = await credentialIds(person)
  await enterCode(page, toOneTimeCode(oneTimeSecret, Date.now()))
  await page.getByText('Your company manages this account.').waitFor()
  expect(await credentialIds(person)).toEqual(before)
  await page.context().close()
})

test('an account without a second factor gets a new password and a mail about it [O19]', async () => {
  const { page, person } = await openResetLink([], [])
  await choosePassword(page)
  await eventually(
    () => subjectsTo(person),
    (subjects) => subjects.includes('A new credential for your account'),
  )
  const login = await tryLogin(await openLogin(requester), { ...person, password: newPassword }, requester)
  expect(login.status).toBe(302)
  await page.context().close()
})
