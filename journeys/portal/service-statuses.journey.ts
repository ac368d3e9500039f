import { demoPassword, people } from '@ferrule/seeds/people'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillLogin, openBrowser } from '../support/browser.ts'
import { settings } from '../support/settings.ts'

describe('the dashboard tiles of the demo people', () => {
  let browser: Browser

  beforeAll(async () => {
    browser = await openBrowser()
  })

  afterAll(() => browser.close())

  async function openDashboard(who: string): Promise<Page> {
    const person = people.find((one) => one.who === who)
    if (!person) throw new Error(`no such person is seeded: ${who}`)
    const page = await browser.newPage()
    await page.goto(`${settings.edge}/en/mykomax`)
    await fillLogin(page, person.email, demoPassword)
    return page
  }

  /** The text of the tile, with status, reason and next step, and of all notices. */
  async function readTile(page: Page, name: string): Promise<string> {
    const tile = page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })
    const notices = await page.getByRole('status').or(page.getByRole('alert')).allInnerTexts()
    return [await tile.innerText(), ...notices].join('\n')
  }

  test.each([
    ['Customer with every service', 'Wire Flow', /Active[^]*Yours runs in the cloud\.[^]*Open Wire Flow/],
    [
      'Customer who waits for the online shop',
      'Direct',
      /Pending[^]*Our portal team decides\.[^]*Usually one working day/,
    ],
    ['Customer who is invited to the courses', 'Kampus', /Invited[^]*Accept invite[^]*You are invited to Kampus/],
    ['Customer whose invite has expired', 'Kampus', /Invite expired[^]*Ask for a new invite[^]*has expired/],
    [
      'Customer without any service yet',
      'Master data',
      /Not registered[^]*Your administrator or our portal team decides\.[^]*(Request access|Usually one working day)/,
    ],
    [
      'Internal employee',
      'Software downloads',
      /Active[^]*(Updates that fit your machines\.|Machines with an update)[^]*Open downloads/,
    ],
  ])('%s sees %s: %s', async (who, name, text) => {
    const page = await openDashboard(who)
    // Notices appear after the tiles.
    await expect.poll(() => readTile(page, name)).toMatch(text)
    await page.close()
  })
})
