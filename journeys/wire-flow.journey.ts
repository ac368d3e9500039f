import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessibilityFaults } from './support/accessibility.ts'
import { fillLogin, openBrowser } from './support/browser.ts'
import { settings } from './support/settings.ts'
import { createThrowAwayPerson } from './support/throw-away-person.ts'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Shows wire-flow to somebody with these roles, who is gone afterwards. */
async function withRoles(roles: readonly string[], look: (page: Page) => Promise<void>): Promise<void> {
  const person = await createThrowAwayPerson(roles)
  const context = await browser.newContext({ viewport: { width: 360, height: 780 }, colorScheme: 'dark' })
  try {
    const page = await context.newPage()
    await page.goto(`${settings.edge}/de/mykomax/wire-flow`)
    await fillLogin(page, person.email, person.password)
    await page.getByRole('heading', { name: 'Wire Flow', level: 1 }).waitFor()
    await look(page)
  } finally {
    await context.close()
    await person.remove()
  }
}

test('whoever runs wire-flow on premises is led to the address in the plant', () =>
  withRoles(['kmx_int_artemis_active', 'kmx_artemis_onpremuser'], async (page) => {
    const open = page.getByRole('link', { name: 'Im Werksnetz öffnen' })
    expect(await open.getAttribute('href')).toBe('https://wire-flow.plant.norlitz.example')
    await page.getByText('Wire Flow läuft in Ihrem Werk.').first().waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
  }))

test('whoever is not registered asks for access with the keys alone, once, and reads that it waits', () =>
  withRoles([], async (page) => {
    expect(await page.getByRole('link', { name: /öffnen/ }).count()).toBe(0)
    await page.getByRole('main').getByRole('textbox').focus()
    await page.keyboard.type('Für die neue Linie.')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const waits = page.getByRole('heading', { name: 'Ausstehend', level: 2 })
    await waits.waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.reload()
    await waits.waitFor()
    expect(await page.getByRole('main').getByRole('textbox').count()).toBe(0)
  }))
