import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findNameless } from '../support/accessible-names.ts'
import { openBrowser } from '../support/browser.ts'
import { type FocusStop, step } from '../support/focus-stop.ts'
import { operate, type Use } from '../support/operate-by-keyboard.ts'
import { settings } from '../support/settings.ts'

// Tests every example of each gallery, so new examples need no change here.
const galleries = ['buttons', 'inputs', 'components', 'modules'] as const
const widths = process.env['FULL'] ? [1440, 360] : [1440]

let browser: Browser
let context: BrowserContext

beforeAll(async () => {
  browser = await openBrowser()
  context = await browser.newContext({ reducedMotion: 'reduce' })
})
afterAll(() => browser.close())

describe.each(galleries.flatMap((gallery) => widths.map((width) => ({ gallery, width }))))(
  '$gallery by keyboard, $width px',
  ({ gallery, width }) => {
    let page: Page

    beforeAll(async () => {
      page = await openGallery(gallery, width)
    })
    afterAll(() => page.close())

    test('every element that needs an accessible name has one', async () => {
      expect(await findNameless(page)).toEqual([])
    })

    test('every control works by keyboard, and the focus is always visible', async () => {
      const stops: FocusStop[] = []
      const uses: Use[] = []
      await eachStop(page, 'Tab', async (stop) => {
        stops.push(stop)
        uses.push(await operate(page, stop))
      })
      expect(stops.filter(({ unseen }) => unseen)).toEqual([])
      expect(uses.flatMap(({ problems }) => problems)).toEqual([])
      expect([...new Set(uses.map(({ kind }) => kind))]).toEqual(expect.arrayContaining(expectedKinds[gallery]))
    })

    test('Tab reaches every control, and Shift+Tab goes back in reverse order', async () => {
      await page.reload()
      await waitUntilHydrated(page)
      const forward: FocusStop[] = []
      await eachStop(page, 'Tab', async (stop) => void forward.push(stop))
      expect(await findUnreached(page)).toEqual([])
      const back: FocusStop[] = []
      await eachStop(page, 'Shift+Tab', async (stop) => void back.push(stop))
      expect(back.filter(({ unseen }) => unseen)).toEqual([])
      expect(back.map(({ number }) => number).toReversed()).toEqual(forward.map(({ number }) => number))
    })
  },
)

/** Roles that each gallery must have, so that the test cannot pass without finding controls. */
const expectedKinds = {
  buttons: ['button', 'a'],
  inputs: ['text', 'select', 'checkbox', 'radio', 'switch', 'combobox', 'spinbutton', 'file', 'search'],
  components: ['button', 'a', 'summary', 'tab', 'row', 'radio', 'select', 'region'],
  modules: ['a', 'summary'],
} satisfies Record<(typeof galleries)[number], string[]>

async function openGallery(gallery: string, width: number): Promise<Page> {
  const page = await context.newPage()
  await page.setViewportSize({ width, height: 900 })
  // With a listener, Playwright intercepts file choosers.
  page.on('filechooser', () => undefined)
  // Links and forms must not navigate; it is enough to count that they were used.
  await page.addInitScript(() => {
    const count = (event: Event) => {
      const { pressed = 0 } = window as { pressed?: number }
      Object.assign(window, { pressed: pressed + 1 })
      if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
    }
    addEventListener('click', count, { capture: true })
    addEventListener('submit', (event) => event.preventDefault())
  })
  await page.goto(`${settings.edge}/style-guide/${gallery}?framed=1`)
  await waitUntilHydrated(page)
  return page
}

async function waitUntilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[data-example="rendered"]') === null)
}

type Visit = (stop: FocusStop) => Promise<void>

/** Visits every focus stop from the start of the page to its end, or in reverse; the browser then starts over. */
async function eachStop(page: Page, key: 'Tab' | 'Shift+Tab', visit: Visit): Promise<void> {
  let first: string | undefined
  let last: string | undefined
  for (let steps = 0; steps < 3000; steps++) {
    const stop = await step(page, key)
    const position = stop && `${stop.number} ${stop.isInner}`
    if (first !== undefined && (!stop || position === first)) return
    // The browser may have several native controls inside one element.
    if (!stop || position === last) continue
    first ??= position
    last = position
    await visit(stop)
  }
  throw new Error(`${key} never reaches the end of the page`)
}

/**
 * Finds visible controls that Tab does not reach. Tab reaches one radio button of a group, and inside a sortable table
 * the arrow keys are used.
 */
function findUnreached(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { focusStops: reached = [] } = window as { focusStops?: Element[] }
    const nameOf = (one: Element) => (one instanceof HTMLInputElement && one.type === 'radio' ? one.name : '')
    const isRadioReached = (one: Element) =>
      nameOf(one) !== '' && reached.some((other) => nameOf(other) === nameOf(one))
    const usable = 'a[href], button, input, select, textarea, summary, [tabindex="0"], video[controls]'
    return [...document.querySelectorAll<HTMLElement>(usable)]
      .filter(
        (one) => one.tabIndex >= 0 && !one.matches(':disabled, [inert] *, [aria-hidden="true"] *, [role="grid"] *'),
      )
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !reached.includes(one))
      .filter((one) => !isRadioReached(one))
      .map((one) => `${one.closest('article')?.id}: ${one.outerHTML.slice(0, 160)}`)
  })
}
