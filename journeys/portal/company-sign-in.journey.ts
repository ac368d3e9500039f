import { randomBytes } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessibilityViolations } from '../support/accessibility.ts'
import { openBrowser } from '../support/browser.ts'
import {
  approveDomain,
  awaitSwitchedOn,
  fillConnection,
  openDirectory,
  removeConnection,
  signInAtCompany,
  signInPanel,
  statusOf,
  switchOn,
} from '../support/company-directory.ts'
import { createCustomerRealm, type CustomerPerson, type CustomerRealm } from '../support/customer-realm.ts'
import { openDashboard, portalHome, tiles } from '../support/portal.ts'
import { createTemporaryUser, removeLeftOver, type TemporaryUser, userExists } from '../support/temporary-user.ts'

/** A customer whose access no other journey changes. */
const customer = 'Tatra Harness a.s.'
const run = randomBytes(4).toString('hex')
const domain = `company-${run}.example`
const personOf = (firstName: string, lastName: string, host = domain): CustomerPerson => ({
  email: `${firstName}.${lastName}@${host}`.toLowerCase(),
  firstName,
  lastName,
  password: randomBytes(12).toString('base64url'),
})
const nora = personOf('Nora', `Joiner${run}`)
const sara = personOf('Sara', `Samlova${run}`)
const stranger = personOf('Simon', `Stranger${run}`, 'elsewhere.example')

let browser: Browser
let administrator: TemporaryUser
let realm: CustomerRealm
let page: Page

beforeAll(async () => {
  administrator = await createTemporaryUser(['kmx_delegatedadmin_intern'])
  realm = await createCustomerRealm([nora, sara, stranger])
  browser = await openBrowser()
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  page = await openDashboard(context, administrator)
})

afterAll(async () => {
  await openDirectory(page, customer)
  await removeConnection(page)
  await browser.close()
  await realm.remove()
  await administrator.remove()
  for (const { email } of [nora, sara]) await removeLeftOver(email)
})

const tileOf = (where: Page, name: string) =>
  where.getByRole('article').filter({ has: where.getByRole('heading', { name, exact: true }) })

test('an administrator connects the provider of a customer and switches it on', async () => {
  await openDirectory(page, customer)
  await removeConnection(page)
  await approveDomain(page, domain)

  await page.getByLabel('Issuer').fill(realm.issuer)
  await page.getByLabel('Client ID').fill(realm.clientId)
  await page.getByLabel('Client secret').fill('not the secret')
  await page.getByRole('button', { name: 'Check and save' }).click()
  await page.getByText('The provider refuses the client ID or the client secret.').waitFor()
  await fillConnection(page, realm)
  await switchOn(page)
  expect(await signInPanel(page).innerHTML()).not.toContain(realm.clientSecret)
  expect(await accessibilityViolations(page)).toEqual([])
})

test('a person comes through the provider, asks for access, is granted it, uses it and loses it', async () => {
  const visitor = await signInAtCompany(browser, realm, nora)
  await tiles(visitor).waitFor()
  const inventory = tileOf(visitor, 'Inventory')
  await inventory.getByRole('button', { name: 'Request access' }).click()
  await expect.poll(() => inventory.innerText()).toMatch(/Pending/)

  await page.goto(`${portalHome}/user-admin/requests`)
  await page.getByRole('button', { name: new RegExp(`Accept request: ${nora.firstName} ${nora.lastName}`) }).click()
  await statusOf(page, 'Request accepted').waitFor()
  // The token of the visitor has no new role yet; a new login has it.
  await expect
    .poll(
      async () => {
        await visitor.goto(portalHome)
        return tileOf(visitor, 'Inventory').innerText()
      },
      { timeout: 60_000, interval: 2000 },
    )
    .toMatch(/Active/)
  await visitor.goto(`${portalHome}/inventory`)
  await visitor.getByRole('main').getByRole('heading', { name: 'Inventory', level: 1 }).waitFor()

  await page.goto(`${portalHome}/user-admin?search=${encodeURIComponent(nora.email)}`)
  await page.getByRole('link', { name: `${nora.firstName} ${nora.lastName}` }).click()
  const organisations = page.getByRole('region', { name: 'Organisations' })
  await organisations.getByRole('heading', { level: 3 }).first().waitFor()
  expect(await organisations.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([customer])
  await page.getByRole('button', { name: new RegExp(`^Withdraw: .*Inventory`) }).click()
  await statusOf(page, 'Access withdrawn').waitFor()
  await expect
    .poll(
      async () => {
        await visitor.goto(portalHome)
        return tileOf(visitor, 'Inventory').innerText()
      },
      { timeout: 60_000, interval: 2000 },
    )
    .toMatch(/Inactive/)
  await visitor.context().close()
})

test('an address outside the domains of the company gets no account', async () => {
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(portalHome)
  await visitor.locator('#username').fill(stranger.email)
  await visitor.getByRole('button', { name: 'Continue with company account' }).click()
  await visitor.getByText('No company sign-in is set up for this e-mail.').waitFor()
  // The provider itself names the other address.
  await visitor.locator('#username').fill(nora.email)
  await visitor.getByRole('button', { name: 'Continue with company account' }).click()
  await visitor.locator('#username').fill(stranger.email)
  await visitor.locator('#password').fill(stranger.password)
  await visitor.locator('#kc-login').click()
  await visitor.getByText('Your company sent an e-mail outside its own domains.').waitFor()
  expect(await userExists(stranger)).toBe(false)
  await visitor.context().close()
})

test('a company changes to SAML, and a person signs in with the name that the assertion gives', async () => {
  await openDirectory(page, customer)
  await page.getByText('Change connection').click()
  await page.getByRole('radio', { name: 'SAML 2.0' }).check()
  const entityId = await page.getByRole('textbox', { name: 'Entity ID' }).inputValue()
  const replyUrl = await page.getByRole('textbox', { name: 'Reply URL (ACS)' }).inputValue()
  await realm.addSamlClient({ entityId, replyUrl })
  await page.getByRole('textbox', { name: 'Metadata' }).fill('<EntityDescriptor/>')
  await page.getByRole('button', { name: 'Check and save' }).click()
  await page.getByText('The metadata describe no identity provider with a sign-on address.').waitFor()
  await page.getByRole('textbox', { name: 'Metadata' }).fill(realm.samlMetadataUrl)
  await page.getByRole('button', { name: 'Check and save' }).click()
  await statusOf(page, 'Connection saved').waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  await awaitSwitchedOn(page)

  const visitor = await signInAtCompany(browser, realm, sara)
  await tiles(visitor).waitFor()
  await page.goto(`${portalHome}/user-admin?search=${encodeURIComponent(sara.email)}`)
  await page.getByRole('link', { name: `${sara.firstName} ${sara.lastName}` }).click()
  const organisations = page.getByRole('region', { name: 'Organisations' })
  await organisations.getByRole('heading', { level: 3 }).first().waitFor()
  expect(await organisations.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([customer])
  await visitor.context().close()
})
