import { randomBytes } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../support/browser.ts'
import {
  approveDomain,
  fillConnection,
  openDirectory,
  removeConnection,
  signInAtCompany,
  switchOn,
} from '../support/company-directory.ts'
import { createCustomerRealm, type CustomerRealm } from '../support/customer-realm.ts'
import { openDashboard, portalHome, tiles } from '../support/portal.ts'
import { type CallScim, chooseApplication, connectScim, revokeScimTokens } from '../support/scim-calls.ts'
import { createTemporaryUser, removeLeftOver, type TemporaryUser, userExists } from '../support/temporary-user.ts'

/** A customer whose users no other journey lists. */
const customer = 'Cableados del Norte SA'
const run = randomBytes(4).toString('hex')
const domain = `scim-${run}.example`
const group = `Mechanics ${run}`
const leo = {
  email: `leo.leaver@${domain}`,
  firstName: 'Leo',
  lastName: `Leaver${run}`,
  password: randomBytes(12).toString('base64url'),
}
/** The time in which a person who was deactivated is refused. */
const maxSeconds = 60

let browser: Browser
let administrator: TemporaryUser
let realm: CustomerRealm
let page: Page

beforeAll(async () => {
  administrator = await createTemporaryUser(['kmx_delegatedadmin_intern'])
  realm = await createCustomerRealm([leo])
  browser = await openBrowser()
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  page = await openDashboard(context, administrator)
})

afterAll(async () => {
  await openDirectory(page, customer)
  await removeConnection(page)
  await revokeScimTokens(page)
  await browser.close()
  await realm.remove()
  await administrator.remove()
  await removeLeftOver(leo.email)
})

/** Connects the provider and the directory of the customer. */
async function connectCompany(): Promise<CallScim> {
  await openDirectory(page, customer)
  await removeConnection(page)
  await approveDomain(page, domain)
  await fillConnection(page, realm)
  await switchOn(page)
  return connectScim(page)
}

const inventoryOf = (where: Page) =>
  where.getByRole('article').filter({ has: where.getByRole('heading', { name: 'Inventory', exact: true }) })

/** Reloads the page until the login page asks for a name. Returns the seconds. */
async function secondsUntilLogin(visitor: Page, since: number): Promise<number> {
  const login = visitor.locator('#username')
  await expect
    .poll(
      async () => {
        await visitor.goto(portalHome)
        // Between the refusal and the end of the session at the identity server the page shows an error.
        await login
          .or(tiles(visitor))
          .first()
          .waitFor({ timeout: 5000 })
          .catch(() => undefined)
        return login.count()
      },
      { timeout: 2 * maxSeconds * 1000, interval: 500 },
    )
    .toBe(1)
  return (Date.now() - since) / 1000
}

test('a person provisioned by SCIM gets access by a group, and is refused within a minute of being deactivated', async () => {
  const callScim = await connectCompany()
  const { id } = await callScim('POST', '/Users', {
    userName: leo.email,
    name: { givenName: leo.firstName, familyName: leo.lastName },
    active: true,
  })
  await callScim('POST', '/Groups', { displayName: group, members: [{ value: id }] })
  await chooseApplication(page, { group, application: 'Inventory' })

  const visitor = await signInAtCompany(browser, realm, leo)
  await tiles(visitor).waitFor()
  await expect
    .poll(
      async () => {
        await visitor.goto(portalHome)
        return inventoryOf(visitor).innerText()
      },
      { timeout: 60_000, interval: 2000 },
    )
    .toMatch(/Active/)
  await visitor.goto(`${portalHome}/inventory`)
  await visitor.getByRole('main').getByRole('heading', { name: 'Inventory', level: 1 }).waitFor()

  const deactivation = { Operations: [{ op: 'Replace', path: 'active', value: 'False' }] }
  const { active } = await callScim('PATCH', `/Users/${id}`, deactivation)
  expect(active).toBe(false)
  const seconds = await secondsUntilLogin(visitor, Date.now())
  process.stdout.write(`refused ${seconds.toFixed(1)} s after being deactivated by SCIM\n`)
  expect(seconds).toBeLessThanOrEqual(maxSeconds)

  // The company still knows the person, but the portal gives them nothing.
  await visitor.locator('#username').fill(leo.email)
  await visitor.getByRole('button', { name: 'Continue with company account' }).click()
  await tiles(visitor).waitFor()
  expect(await inventoryOf(visitor).innerText()).not.toMatch(/Active/)
  await visitor.context().close()

  await callScim('DELETE', `/Users/${id}`)
  await expect.poll(() => userExists(leo)).toBe(false)
})
