import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessibilityViolations } from '../support/accessibility.ts'
import { fillLogin, openBrowser } from '../support/browser.ts'
import { settings } from '../support/settings.ts'
import { createTemporaryUser } from '../support/temporary-user.ts'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Opens wire-flow as a temporary user with these roles. */
async function withRoles(roles: readonly string[], check: (page: Page) => Promise<void>): Promise<void> {
  const person = await createTemporaryUser(roles)
  const context = await browser.newContext({ viewport: { width: 360, height: 780 }, colorScheme: 'dark' })
  try {
    const page = await context.newPage()
    await page.goto(`${settings.edge}/de/mykomax/wire-flow`)
    await fillLogin(page, person.email, person.password)
    await page.getByRole('heading', { name: 'Wire Flow', level: 1 }).waitFor()
    await check(page)
  } finally {
    await context.close()
    await person.remove()
  }
}

test('a user of wire-flow on premises gets the address in the plant', () =>
  withRoles(['kmx_int_artemis_active', 'kmx_artemis_onpremuser'], async (page) => {
    const open = page.getByRole('link', { name: 'Im Werksnetz öffnen' })
    expect(await open.getAttribute('href')).toBe('https://wire-flow.plant.norlitz.example')
    await page.getByText('Wire Flow läuft in Ihrem Werk.').first().waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
  }))

test('a user without access can request it once, by keyboard, and then sees it as pending', () =>
  withRoles([], async (page) => {
    expect(await page.getByRole('link', { name: /öffnen/ }).count()).toBe(0)
    await page.getByRole('main').getByRole('textbox').focus()
    await page.keyboard.type('Für die neue Linie.')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const pending = page.getByRole('heading', { name: 'Ausstehend', level: 2 })
    await pending.waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    await page.reload()
    await pending.waitFor()
    expect(await page.getByRole('main').getByRole('textbox').count()).toBe(0)
  }))
