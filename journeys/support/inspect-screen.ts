import type { Page } from 'playwright-core'
import { accessibilityViolations } from './accessibility.ts'
import { type FocusStop, readFocusStop, step } from './focus-stop.ts'
import { settle } from './settle.ts'

export type Appearance = { scheme: 'light' | 'dark'; width: number }

/** Returns the violations on the current page, found by axe and by the layout check. */
export async function inspectScreen(page: Page, { scheme, width }: Appearance): Promise<string[]> {
  await page.emulateMedia({ colorScheme: scheme })
  await page.setViewportSize({ width, height: 900 })
  await settle(page)
  return [...(await page.evaluate(findMisplaced)), ...(await accessibilityViolations(page))].map(
    (violation) => `${scheme}, ${width} px: ${violation}`,
  )
}

/** Runs in the page. Self-contained, because only the source of this function is sent there. */
function findMisplaced(): string[] {
  const { scrollWidth, scrollHeight } = document.documentElement
  const below = scrollHeight - Math.max(innerHeight, Math.ceil(document.body.getBoundingClientRect().bottom + scrollY))
  const offscreen = [...document.querySelectorAll('nav [aria-current]')].filter((link) => {
    const { left, right } = link.getBoundingClientRect()
    return link.checkVisibility() && (right <= 0 || left >= innerWidth)
  })
  return [
    ...(scrollWidth > innerWidth ? [`${scrollWidth} px wide`] : []),
    ...(below > 0 ? [`${below} px of empty space below its end`] : []),
    ...offscreen.map((link) => `off screen: ${link.outerHTML.slice(0, 120)}`),
  ]
}

/**
 * Moves through the whole page by keyboard; returns stops without a visible focus and controls that were not reached.
 */
export async function walkByKeyboard(page: Page): Promise<string[]> {
  await page.evaluate(startAtTop)
  const stops: FocusStop[] = []
  for (let stop = await step(page); stop && stop.number !== stops[0]?.number; stop = await step(page)) {
    stops.push(stop)
    if (stop.role === 'row') stops.push(...(await walkAlongRow(page)))
    if (stops.length > 500) return ['Tab never reaches the end of the page']
  }
  const unseen = stops.filter((stop) => stop.unseen).map((stop) => `${stop.unseen}: ${stop.html}`)
  return [...unseen, ...(await findUnreached(page)).map((html) => `never reached: ${html}`)]
}

/** Runs in the page. A screen that was opened by a link has the focus on its heading. */
function startAtTop(): void {
  document.body.tabIndex = -1
  document.body.focus()
  document.body.removeAttribute('tabindex')
}

/** A grid is one Tab stop; the arrow keys move from the row through its cells and back to the row. */
async function walkAlongRow(page: Page): Promise<FocusStop[]> {
  const row = await readFocusStop(page)
  const stops: FocusStop[] = []
  for (let cell = await step(page, 'ArrowRight'); cell && cell.number !== row?.number; ) {
    stops.push(cell)
    cell = await step(page, 'ArrowRight')
    if (cell?.number === stops.at(-1)?.number) break
  }
  return stops
}

/** One radio of a group and one row of a grid are enough: the arrow keys reach the others. */
function findUnreached(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { focusStops: reached = [] } = window as { focusStops?: Element[] }
    const controls = ':is(a[href], button, input:not([type=radio]), select, textarea, summary)'
    const isReached = (one: Element) =>
      reached.includes(one) ||
      [...(one.closest('[role=grid]')?.querySelectorAll(`[role=row] ${controls}`) ?? [])].some((other) =>
        reached.includes(other),
      )
    return [...document.querySelectorAll<HTMLElement>(`main ${controls}`)]
      .filter((one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility())
      .filter((one) => !isReached(one))
      .map((one) => one.outerHTML.slice(0, 120))
  })
}
