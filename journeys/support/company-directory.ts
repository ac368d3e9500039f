import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { CustomerPerson, CustomerRealm } from './customer-realm.ts'
import { portalHome } from './portal.ts'

export const statusOf = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title })

/** Opens the company sign-in and directory of a customer, as an internal administrator. */
export async function openDirectory(page: Page, customer: string): Promise<void> {
  await page.goto(`${portalHome}/user-admin/organisations`)
  await page.getByRole('link', { name: customer }).click()
  await page.getByRole('link', { name: 'Company sign-in and directory' }).click()
  await page.getByRole('button', { name: 'Add domain' }).waitFor()
}

/** Removes a connection of this run, or of one that was cut off. */
export async function removeConnection(page: Page): Promise<void> {
  const remove = page.getByRole('button', { name: 'Remove connection' })
  if ((await remove.count()) === 0) return
  await remove.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove connection' }).click()
  await page.getByLabel('Issuer').waitFor()
}

export async function approveDomain(page: Page, domain: string): Promise<void> {
  await page.getByLabel('Domain', { exact: true }).fill(domain)
  await page.getByRole('button', { name: 'Add domain' }).click()
  await page.getByRole('button', { name: `Approve without record: ${domain}` }).click()
  await statusOf(page, 'Domain verified').waitFor()
}

export async function fillConnection(page: Page, { issuer, clientId, clientSecret }: CustomerRealm): Promise<void> {
  await page.getByLabel('Issuer').fill(issuer)
  await page.getByLabel('Client ID').fill(clientId)
  await page.getByLabel('Client secret').fill(clientSecret)
  await page.getByRole('button', { name: 'Check and save' }).click()
  await statusOf(page, 'Connection saved').waitFor()
}

/** Switches the sign-in on. */
export async function switchOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Switch on' }).click()
  await statusOf(page, 'Company sign-in changed').waitFor()
  await awaitSwitchedOn(page)
}

/** Waits until the identity server has the last change. */
export async function awaitSwitchedOn(page: Page): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.reload()
        await signInPanel(page).waitFor()
        return signInPanel(page).getByText('On', { exact: true }).count()
      },
      { timeout: 30_000, interval: 1000 },
    )
    .toBe(1)
}

export const signInPanel = (page: Page) => page.getByRole('region', { name: 'Company sign-in', exact: true })

/** Signs in at the provider of the customer, to which the address on the login page leads. */
export async function signInAtCompany(
  browser: Browser,
  { issuer }: Pick<CustomerRealm, 'issuer'>,
  { email, password }: CustomerPerson,
): Promise<Page> {
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(portalHome)
  await visitor.locator('#username').fill(email)
  await visitor.getByRole('button', { name: 'Continue with company account' }).click()
  await visitor.waitForURL((url) => url.href.startsWith(issuer))
  await visitor.locator('#username').fill(email)
  await visitor.locator('#password').fill(password)
  await visitor.locator('#kc-login').click()
  return visitor
}
