import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AdminCalls, connectAdmin } from '../../infra/identity/admin-calls.ts'
import { openBrowser } from '../support/browser.ts'
import { approveDomain, openDirectory } from '../support/company-directory.ts'
import { openDashboard, portalHome } from '../support/portal.ts'
import { type CallScim, chooseApplication, connectScim, revokeScimTokens } from '../support/scim-calls.ts'
import { settings } from '../support/settings.ts'
import { createTemporaryUser, removeLeftOver, type TemporaryUser } from '../support/temporary-user.ts'

/** A customer whose users no other journey lists. */
const customer = 'Suzhou Qihang Wiring Co., Ltd.'
const run = randomBytes(4).toString('hex')
const domain = `drift-${run}.example`
const group = `Planners ${run}`
const ann = `ann@${domain}`
const bob = `bob@${domain}`
const givenRole = 'kmx_int_assetdb_active'
/** A role that user administration manages and that nobody granted. */
const surplusRole = 'kmx_int_mfpwm_active'
/** The reconciliation runs every four minutes. */
const maxSeconds = 300

/** Waits for the schedule of the worker, up to five minutes, so it runs only on request. */
describe.runIf(process.env['IDENTITY_DRIFT'])('drift at the identity server', () => {
  let browser: Browser
  let administrator: TemporaryUser
  let page: Page
  let callScim: CallScim
  let identity: AdminCalls

  beforeAll(async () => {
    identity = await connectAdmin(settings.identityAdmin.internal, settings.identityAdmin.adminPassword)
    administrator = await createTemporaryUser(['kmx_delegatedadmin_intern'])
    browser = await openBrowser()
    page = await openDashboard(await browser.newContext({ viewport: { width: 1440, height: 900 } }), administrator)
    await openDirectory(page, customer)
    await approveDomain(page, domain)
    callScim = await connectScim(page)
  })

  afterAll(async () => {
    await openDirectory(page, customer)
    await revokeScimTokens(page)
    await browser.close()
    await administrator.remove()
    for (const email of [ann, bob]) await removeLeftOver(email)
  })

  async function accountOf(email: string): Promise<string | undefined> {
    const [account] = await identity.read(`/alpha/users?exact=true&email=${encodeURIComponent(email)}`)
    return account && String(account['id'])
  }

  async function rolesOf(email: string): Promise<string[]> {
    const roles = await identity.read(`/alpha/users/${await accountOf(email)}/role-mappings/realm`)
    return roles.map(({ name }) => String(name)).filter((name) => name.startsWith('kmx_'))
  }

  async function organisationAtServer() {
    const [found] = await identity.read(`/alpha/organizations/members/${await accountOf(ann)}/organizations`)
    const [organisation] = await identity.read(`/alpha/organizations/${String(found?.['id'])}`)
    if (!organisation) throw new Error('organisation not found')
    return organisation
  }

  /** Changes three things at the identity server, as an operator might by hand. */
  async function drift(): Promise<void> {
    const [role] = await identity.read(`/alpha/roles/${surplusRole}`)
    await identity.send('POST', `/alpha/users/${await accountOf(ann)}/role-mappings/realm`, [role])
    await identity.send('DELETE', `/alpha/users/${await accountOf(bob)}`)
    const organisation = await organisationAtServer()
    const path = `/alpha/organizations/${String(organisation['id'])}`
    await identity.send('PUT', path, { ...organisation, name: `Renamed ${run}` })
  }

  const checks: Record<string, () => Promise<boolean>> = {
    'role removed': async () => !(await rolesOf(ann)).includes(surplusRole),
    'name restored': async () => (await organisationAtServer())['name'] === customer,
    'deleted account reported': async () => {
      await page.goto(`${portalHome}/user-admin?search=${encodeURIComponent(bob)}`)
      await page.getByRole('link', { name: `Bob Drift${run}` }).click()
      const applications = page.getByRole('region', { name: 'Applications' })
      await applications.getByText('Inventory').first().waitFor()
      return /Unknown/.test(await applications.innerText())
    },
  }

  test(
    'a role, a deletion and a name changed by hand at the identity server are repaired or reported within five minutes',
    async () => {
      const people = []
      for (const [email, givenName] of [
        [ann, 'Ann'],
        [bob, 'Bob'],
      ]) {
        const name = { givenName, familyName: `Drift${run}` }
        people.push(await callScim('POST', '/Users', { userName: email, name, active: true }))
      }
      await callScim('POST', '/Groups', { displayName: group, members: people.map(({ id }) => ({ value: id })) })
      await chooseApplication(page, { group, application: 'Inventory' })
      await expect
        .poll(() => Promise.all([ann, bob].map(async (email) => (await accountOf(email)) ?? '')))
        .not.toContain('')
      await expect.poll(() => Promise.all([ann, bob].map(rolesOf))).toEqual([[givenRole], [givenRole]])

      await drift()
      const since = Date.now()
      const seconds: Record<string, number> = {}
      while (Object.keys(seconds).length < 3 && Date.now() - since < maxSeconds * 1000) {
        for (const [name, isMended] of Object.entries(checks)) {
          if (seconds[name] === undefined && (await isMended())) seconds[name] = Math.round((Date.now() - since) / 1000)
        }
        await sleep(2000)
      }
      process.stdout.write(`seconds after the drift: ${JSON.stringify(seconds)}\n`)
      expect(Object.keys(seconds).toSorted()).toEqual(Object.keys(checks).toSorted())
      expect(await rolesOf(ann)).toEqual([givenRole])
    },
    (maxSeconds + 120) * 1000,
  )
})
