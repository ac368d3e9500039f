import { randomBytes } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessibilityViolations } from '../support/accessibility.ts'
import { openBrowser } from '../support/browser.ts'
import { inviteAdministrator } from '../support/invited-administrator.ts'
import { mailsTo } from '../support/mailbox.ts'
import { openDashboard, tiles } from '../support/portal.ts'
import { settings } from '../support/settings.ts'
import { removeLeftOver, type TemporaryUser } from '../support/temporary-user.ts'
import { addAuthenticator } from '../support/virtual-authenticator.ts'

const home = `${settings.edge}/en/mykomax/user-admin`
const newAddress = () => `journey-${randomBytes(6).toString('hex')}@customer-6.example`
const administratorEmail = newAddress()
const invited = newAddress()
const invitedWithPasskey = newAddress()

let browser: Browser
let administrator: TemporaryUser
let page: Page

beforeAll(async () => {
  administrator = await inviteAdministrator(administratorEmail, 'Takamine')
  browser = await openBrowser()
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  page = await openDashboard(context, administrator)
})

afterAll(async () => {
  await browser.close()
  await administrator.remove()
  for (const email of [invited, invitedWithPasskey]) await removeLeftOver(email)
})

const heading = (name: string | RegExp) => page.getByRole('main').getByRole('heading', { name, level: 1 })
const status = (title: string) => page.getByRole('status').filter({ hasText: title })

test('the tile of user administration leads to the users of the organisation, filtered in the URL [S1-024] [S2-014]', async () => {
  const tile = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'User administration' }) })
  await tile.getByRole('link', { name: 'Manage users' }).click()
  await heading('User administration').waitFor()
  await page.getByLabel('Search name or e-mail').fill('Takamine')
  await page.getByRole('search').getByRole('button', { name: 'Apply' }).click()
  await page.waitForURL(/[?&]search=Takamine/)
  const users = page.getByRole('grid', { name: 'Users' })
  await expect.poll(() => users.getByRole('link').allInnerTexts()).toEqual(['Haruki Takamine'])
  expect(await accessibilityViolations(page)).toEqual([])
})

test('one user has organisations, applications and a history [S2-015]', async () => {
  await page.getByRole('link', { name: 'Haruki Takamine' }).click()
  await heading('Haruki Takamine').waitFor()
  for (const name of ['Applications', 'Organisations', 'History']) {
    await page.getByRole('heading', { name, level: 2 }).waitFor()
  }
  expect(await accessibilityViolations(page)).toEqual([])
})

/** Invites a person. Returns the link of the mail. */
async function invite(email: string): Promise<string> {
  await page.goto(`${home}/invite`)
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByRole('checkbox', { name: 'Inventory' }).check()
  await page.getByLabel('Reason').fill('Journey of user administration')
  await page.getByRole('button', { name: 'Send invite' }).click()
  await status('Invite on its way').waitFor()
  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 30_000 }).toBe(1)
  const [mail] = await mailsTo(email)
  return /https?:\/\/\S+\/invitation\/[\w-]{43}/.exec(mail?.text ?? '')?.[0] ?? ''
}

/** Sets a password and signs in with it; the login page has the address already. Stops where a passkey is offered. */
async function acceptInvite(guest: Page, link: string, name: { first: string; last: string }): Promise<void> {
  const password = randomBytes(18).toString('base64url')
  await guest.goto(link)
  await guest.getByRole('heading', { name: /invites you to/ }).waitFor()
  expect(await accessibilityViolations(guest)).toEqual([])
  await guest.getByLabel('First name').fill(name.first)
  await guest.getByLabel('Last name').fill(name.last)
  await guest.getByLabel('Password').fill(password)
  await guest.getByRole('button', { name: 'Set password and accept' }).click()
  await guest.locator('#password').fill(password)
  await guest.locator('#kc-login').click()
  await guest.getByRole('heading', { name: 'Add a passkey' }).waitFor()
}

test('an invalid address is not invited', async () => {
  await page.goto(`${home}/invite`)
  await page.getByLabel('E-mail', { exact: true }).fill('nobody@nowhere')
  await page.getByRole('button', { name: 'Send invite' }).click()
  await page.getByRole('link', { name: 'Please provide a valid email address' }).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
})

test('an invited person gets a mail, sets a password, declines a passkey and becomes active [S6-010]', async () => {
  const link = await invite(invited)
  const guest = await (await browser.newContext()).newPage()
  await acceptInvite(guest, link, { first: 'Robert', last: 'Ortner' })
  await guest.getByRole('button', { name: 'Cancel' }).click()
  await guest.waitForURL((url) => url.pathname.endsWith('/mykomax/inventory'))
  await guest.goto(link)
  await guest.getByRole('heading', { name: 'This invite is no longer valid' }).waitFor()
  expect((await mailsTo(invited)).length).toBe(1)
  await guest.context().close()
})

test('an invited person adds a passkey right after the password, and signs in with it', async () => {
  const link = await invite(invitedWithPasskey)
  const guest = await (await browser.newContext()).newPage()
  await addAuthenticator(guest)
  guest.on('dialog', (dialog) => void dialog.accept('Notebook'))
  await acceptInvite(guest, link, { first: 'Paula', last: 'Kern' })
  // The button works only after its script has loaded.
  await guest.waitForLoadState('networkidle')
  await guest.locator('#registerWebAuthn').click()
  await guest.waitForURL((url) => url.pathname.endsWith('/mykomax/inventory'))
  await guest.goto(`${settings.edge}/en/mykomax/logout`)
  await guest.getByRole('heading', { name: 'You are signed out' }).waitFor()
  await guest.goto(`${settings.edge}/en/mykomax`)
  // The browser offers the passkey automatically; the virtual authenticator accepts.
  await tiles(guest).waitFor()
  expect(new URL(guest.url()).pathname).toBe('/en/mykomax')
  await guest.context().close()
})

test('access can be withdrawn, restored by undo, withdrawn and granted again [S6-011]', async () => {
  await page.goto(`${home}?search=${encodeURIComponent(invited)}`)
  await page.getByRole('link', { name: 'Robert Ortner' }).click()
  await heading('Robert Ortner').waitFor()
  const withdraw = page.getByRole('button', { name: 'Withdraw: Robert Ortner, Inventory' })
  await withdraw.click()
  await status('Access withdrawn').getByRole('button', { name: 'Undo' }).click()
  await status('Change undone').waitFor()
  await withdraw.click()
  await status('Access withdrawn').waitFor()
  await page.getByRole('button', { name: 'Grant access: Robert Ortner, Inventory' }).click()
  const dialog = page.getByRole('dialog', { name: 'Grant access' })
  await dialog.getByLabel('Reason').fill('Back in hall 2')
  await dialog.getByRole('button', { name: 'Grant access' }).click()
  await status('Access granted').waitFor()
  await expect.poll(() => withdraw.count()).toBe(1)
})

test('a deleted user is no longer visible', async () => {
  const profile = page.url()
  await page.getByRole('button', { name: 'Delete user' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete user' }).click()
  await status('User deleted').waitFor()
  await page.goto(profile)
  const message = page.getByText('This user does not exist, or you have no permission to see it.')
  await expect.poll(() => message.count()).toBe(1)
})
