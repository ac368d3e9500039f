import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessibilityViolations } from '../support/accessibility.ts'
import { addApp, openAccount as open, section, type Visit, withPerson } from '../support/account-page.ts'
import { fillLogin, openBrowser } from '../support/browser.ts'
import { toOneTimeCode } from '@ferrule/tasks/one-time-code'
import { settle } from '../support/settle.ts'
import { settings } from '../support/settings.ts'
import { credentialKinds, userExists, requiredActions, type TemporaryUser } from '../support/temporary-user.ts'
import { addAuthenticator } from '../support/virtual-authenticator.ts'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

afterAll(() => browser.close())

const openAccount = (person: TemporaryUser, visit?: Visit) => open(browser, person, visit)

test('the profile can be changed, invalid values are rejected, and the new name is shown [S1-019] [S2-008] [S2-152] [S3-083] [S5-040] [S5-041] [S5-042] [S5-043] [S1-023] [S6-005]', () =>
  withPerson(async (person) => {
    const page = await openAccount(person)
    expect(await page.title()).toBe('Account settings | mykomax')
    const profile = section(page, 'Profile')
    await profile.getByLabel('First name').fill('')
    await profile.getByLabel('Last name').fill(' ')
    await profile.getByRole('button', { name: 'Save profile' }).click()
    await page.getByRole('alert').getByText('There is a problem with 2 answers').waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('alert')
    await profile.getByLabel('First name').fill('Jolanda')
    await profile.getByLabel('Last name').fill('Neu')
    await profile.getByLabel('Company').fill('Brenner Kabeltechnik GmbH')
    await profile.getByLabel('City').fill('Linz')
    await profile.getByLabel('Country').selectOption({ label: 'Austria' })
    await profile.getByRole('button', { name: 'Save profile' }).click()
    await page.getByText('Profile saved').waitFor()
    await page.getByRole('heading', { level: 1, name: 'Jolanda Neu' }).waitFor()
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Jolanda Neu' }).waitFor()
    expect(await page.getByLabel('Country').inputValue()).toBe('AT')
    const countries = await page.getByLabel('Country').locator('option').count()
    expect([countries, await page.getByLabel('Language').locator('option').count()]).toEqual([250, 11])
    await page.context().close()
  }))

test('a new profile language switches the portal', () =>
  withPerson(async (person) => {
    const page = await openAccount(person)
    await page.getByLabel('Language of portal').selectOption('de')
    await page.getByRole('button', { name: 'Save profile' }).click()
    await page.waitForURL(/\/de\/mykomax\/account/)
    await page.getByText('Profil gespeichert').waitFor()
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de')
    await page.context().close()
  }))

test('the password is changed at the identity server, which rejects a common one [S2-153]', () =>
  withPerson(async (person) => {
    const page = await openAccount(person)
    await section(page, 'Password').getByRole('button', { name: 'Change password' }).click()
    await page.locator('#password-new').fill('qwertyqwerty')
    await page.locator('#password-confirm').fill('qwertyqwerty')
    await page.locator('#password-confirm').press('Enter')
    await page
      .getByText(/seen in a leak|too common|not allowed/i)
      .first()
      .waitFor()
    await page.locator('#password-new').fill('eleven copper strands')
    await page.locator('#password-confirm').fill('eleven copper strands')
    await page.locator('#password-confirm').press('Enter')
    await page.getByText('Password changed', { exact: true }).waitFor()
    await page.context().close()
    const later = await openAccount({ ...person, password: 'eleven copper strands' })
    await expect.poll(() => new URL(later.url()).pathname).toBe('/en/mykomax/account')
    await later.context().close()
  }))

test('an authenticator app can be added, is required at the next login, and can be removed [S2-154]', () =>
  withPerson(async (person) => {
    const page = await openAccount(person)
    await section(page, 'Second factor and passkeys').getByRole('button', { name: 'Add authenticator app' }).click()
    const secret = await addApp(page)
    await section(page, 'Second factor and passkeys').getByText('Authenticator app, Phone').waitFor()
    await page.context().close()

    const context = await browser.newContext()
    const next = await context.newPage()
    await next.goto(`${settings.edge}/en/mykomax/account`)
    await fillLogin(next, person.email, person.password)
    // A code is valid once, so this is the next one.
    await next.locator('#otp').fill(toOneTimeCode(secret, Date.now() + 30_000))
    await next.locator('#kc-login').click()
    await next.getByRole('button', { name: 'Remove Authenticator app, Phone' }).click()
    await next.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
    await next.getByText('Device removed').waitFor()
    expect(await credentialKinds(person)).toEqual(['password'])
    await context.close()
  }))

test('a passkey is added and signs in without a password', () =>
  withPerson(async (person) => {
    const page = await openAccount(person)
    await addAuthenticator(page)
    page.on('dialog', (dialog) => void dialog.accept('Notebook'))
    await section(page, 'Second factor and passkeys').getByRole('button', { name: 'Add passkey' }).click()
    // The button works only after its script has loaded.
    await page.waitForLoadState('networkidle')
    await page.locator('#registerWebAuthn').click()
    await page.getByText('Device added').waitFor()
    await page.getByText('Passkey, Notebook').waitFor()
    await page.goto(`${settings.edge}/en/mykomax/logout`)
    await page.getByRole('heading', { name: 'You are signed out' }).waitFor()
    await page.goto(`${settings.edge}/en/mykomax`)
    // The browser offers the passkey automatically; the virtual authenticator accepts.
    await page.getByRole('main').getByRole('article').first().waitFor()
    await expect.poll(() => credentialKinds(person)).toContain('webauthn-passwordless')
    await page.context().close()
  }))

test('a session can be ended from another browser [S7-013]', () =>
  withPerson(async (person) => {
    const one = await openAccount(person)
    const other = await openAccount(person)
    const sessions = section(other, 'Sessions')
    expect(await sessions.getByRole('listitem').count()).toBe(2)
    await sessions.getByRole('button', { name: /^Sign out session/ }).click()
    await other.getByText('Session signed out').waitFor()
    await expect.poll(() => sessions.getByRole('listitem').count()).toBe(1)
    // The first browser's next token renewal finds no session and redirects to the login.
    await one.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.startsWith('FR-SDK-user:'))
      const user = JSON.parse(localStorage.getItem(key ?? '') ?? '{}')
      localStorage.setItem(key ?? '', JSON.stringify({ ...user, expires_at: 1 }))
    })
    await one.reload()
    await one.locator('#username').waitFor()
    await one.context().close()
    await other.context().close()
  }))

test('a user can download their data as a file', () =>
  withPerson(async (person) => {
    const page = await openAccount(person)
    await page.getByRole('button', { name: 'Download my data' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('dialog').getByRole('button', { name: 'Download my data' }).click()
    const exported: unknown = JSON.parse(await readFile(await (await download).path(), 'utf8'))
    expect(exported).toMatchObject({ person: { email: person.email }, sessions: [{ isThis: true }] })
    await page.context().close()
  }))

test('an account is deleted after its e-mail was entered, and cannot sign in again [S2-155]', () =>
  withPerson(async (person) => {
    const page = await openAccount(person, {})
    await section(page, 'Delete account').getByRole('button', { name: 'Delete account' }).click()
    const question = page.getByRole('dialog')
    await question.getByText('This cannot be undone.').waitFor()
    await question.getByLabel('Enter your e-mail to confirm').fill('somebody.else@example.com')
    await question.getByRole('button', { name: 'Delete my account' }).click()
    await question.getByText('This is not the e-mail of your account.').waitFor()
    await question.getByLabel('Enter your e-mail to confirm').fill(person.email)
    await question.getByRole('button', { name: 'Delete my account' }).click()
    await page.getByRole('heading', { name: 'Your account is deleted' }).waitFor()
    await expect.poll(() => userExists(person)).toBe(false)
    await page.goto(`${settings.edge}/en/mykomax`)
    await fillLogin(page, person.email, person.password)
    await page.locator('#kc-login').waitFor()
    expect(page.url()).toContain(settings.identity)
    await page.context().close()
  }))

test('with an old login the user signs in again and returns to the dialog with the entered text', () =>
  withPerson(async (person) => {
    const page = await openAccount(person)
    // Instead of waiting five minutes, the response of the data service is faked once; the rest is real.
    await page.route(
      '**/api/data',
      (route) => route.fulfill({ json: { data: { deleteAccount: { refusal: 'fresh-login-needed' } } }, status: 200 }),
      { times: 1 },
    )
    await section(page, 'Delete account').getByRole('button', { name: 'Delete account' }).click()
    await page.getByLabel('Enter your e-mail to confirm').fill(person.email)
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await page.waitForURL(`${settings.identity}/**`)
    // The user is known, so only the password is requested.
    await page.locator('#password').fill(person.password)
    await page.locator('#kc-login').click()
    const question = page.getByRole('dialog')
    await question.getByText('Thank you for signing in again').waitFor()
    expect(await question.getByLabel('Enter your e-mail to confirm').inputValue()).toBe(person.email)
    expect(page.url()).not.toContain(encodeURIComponent(person.email))
    await question.getByRole('button', { name: 'Delete my account' }).click()
    await page.getByRole('heading', { name: 'Your account is deleted' }).waitFor()
    await expect.poll(() => userExists(person)).toBe(false)
    await page.context().close()
  }))

test('an employee sees that profile and password are managed internally, and can reset the device [S6-018] [S6-019] [S6-020] [S6-021]', () =>
  withPerson(
    async (person) => {
      const page = await openAccount(person)
      await page.getByText('Your account is managed internally').first().waitFor()
      expect(await section(page, 'Profile').getByRole('textbox').count()).toBe(0)
      expect(await page.getByRole('button', { name: /Save profile|Change password|Delete account/ }).count()).toBe(0)
      expect(await credentialKinds(person)).toEqual(['otp', 'password'])
      await section(page, 'Second factor and passkeys').getByRole('button', { name: 'Reset device' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Reset device' }).click()
      await page.getByText('Device reset', { exact: true }).waitFor()
      expect(await credentialKinds(person)).toEqual(['password'])
      expect(await requiredActions(person)).toEqual(['CONFIGURE_TOTP'])
      await page.context().close()
    },
    ['kmx_employee_intern'],
  ))

test('the page is in German, fits at 360 px, is accessible and usable by keyboard', () =>
  withPerson(async (person) => {
    const page = await openAccount(person, { language: 'de', width: 360 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await settle(page)
    expect(await accessibilityViolations(page)).toEqual([])
    const open = section(page, 'Konto löschen').getByRole('button', { name: 'Konto löschen' })
    await open.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    await settle(page)
    expect(await accessibilityViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    expect(await open.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.context().close()
  }))
