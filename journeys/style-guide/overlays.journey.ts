import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessibilityViolations } from '../support/accessibility.ts'
import { openBrowser } from '../support/browser.ts'
import { settings } from '../support/settings.ts'

/** Elements that open an overlay. A tooltip opens on focus. */
const openers = '[aria-haspopup], [aria-expanded], [popovertarget], [commandfor], [role="combobox"], #tooltip button'
const layers = 'dialog[open], :popover-open, [role="dialog"], [role="menu"], [role="listbox"], [role="tooltip"]'

/**
 * Two rules apply to whole pages and not to an open list: while it is open, screen readers see nothing else, so no
 * heading; and it is at the end of the page, outside every landmark, linked to its field by attributes that other rules
 * check.
 */
const wholePageRules = ['region', 'page-has-heading-one']

let browser: Browser
let context: BrowserContext

beforeAll(async () => {
  browser = await openBrowser()
  context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } })
})
afterAll(() => browser.close())

describe('overlays are accessible while they are open', () => {
  test.each(['inputs', 'components'])('%s', async (gallery) => {
    const page = await context.newPage()
    await show(page, `/style-guide/${gallery}?framed=1`)
    const examples = await page.evaluate(
      (selector) => [
        ...new Set([...document.querySelectorAll(selector)].map((one) => one.closest('article')?.id ?? '')),
      ],
      openers,
    )
    const opened: string[] = []
    const found: string[] = []
    // By default only one example of every component.
    const isFirst = (id: string) => examples.find((one) => one.split('/')[0] === id.split('/')[0]) === id
    for (const id of examples.filter((one) => process.env['FULL'] || isFirst(one))) {
      await show(page, `/style-guide/${gallery}?only=${id}`)
      if (!(await openFirst(page))) continue
      opened.push(id)
      const violations = await accessibilityViolations(page, { without: wholePageRules })
      found.push(...violations.map((violation) => `${id} ${violation}`))
    }
    await page.close()
    expect(found).toEqual([])
    expect(opened.map((id) => id.split('/')[0])).toEqual(expect.arrayContaining(mustOpen[gallery] ?? []))
  })
})

/** Components that must open, so that the test cannot pass without finding any. */
const mustOpen: Record<string, string[]> = {
  inputs: ['combobox', 'date-field'],
  components: ['menu', 'popover-menu', 'tooltip', 'dialog', 'side-panel', 'portal-table', 'consent-settings'],
}

async function show(page: Page, path: string): Promise<void> {
  await page.goto(`${settings.edge}${path}`)
  await page.waitForFunction(() => document.querySelector('[data-example="rendered"]') === null)
}

async function openFirst(page: Page): Promise<boolean> {
  const opener = page.locator(openers.replace('#tooltip ', '[data-example] ')).filter({ visible: true }).first()
  // Overlays of narrow screens are tested in keyboard.journey.ts.
  if ((await opener.count()) === 0) return false
  await page.keyboard.press('Tab')
  await opener.focus()
  const isCombobox = (await opener.getAttribute('role')) === 'combobox'
  const isShut = (await page.locator(layers).filter({ visible: true }).count()) === 0
  if (isShut) await page.keyboard.press(isCombobox ? 'ArrowDown' : 'Enter')
  const layer = page.locator(layers).filter({ visible: true }).first()
  return layer.waitFor({ timeout: 2000 }).then(
    () => true,
    () => false,
  )
}
