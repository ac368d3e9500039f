import type { Page } from 'playwright-core'
import { accessibilityFaults } from './accessibility.ts'
import { type FocusStop, readFocusStop, step } from './focus-stop.ts'
import { settle } from './settle.ts'

export type Look = { scheme: 'light' | 'dark'; width: number }

/** What would keep somebody from using the page that is open: by axe, and by what it shows where. */
export async function lookAtScreen(page: Page, { scheme, width }: Look): Promise<string[]> {
  await page.emulateMedia({ colorScheme: scheme })
  await page.setViewportSize({ width, height: 900 })
  await settle(page)
  return [...(await page.evaluate(findMisplaced)), ...(await accessibilityFaults(page))].map(
    (fault) => `${scheme}, ${width} px: ${fault}`,
  )
}

/** Runs in the page. Whole in itself, because only its own text is sent there. */
function findMisplaced(): string[] {
  const { scrollWidth, scrollHeight } = document.documentElement
  const below = scrollHeight - Math.max(innerHeight, Math.ceil(document.body.getBoundingClientRect().bottom + scrollY))
  const outOfSight = [...document.querySelectorAll('nav [aria-current]')].filter((link) => {
    const { left, right } = link.getBoundingClientRect()
    return link.checkVisibility() && (right <= 0 || left >= innerWidth)
  })
  return [
    ...(scrollWidth > innerWidth ? [`${scrollWidth} px wide`] : []),
    ...(below > 0 ? [`${below} px of nothing below its end`] : []),
    ...outOfSight.map((link) => `out of sight: ${link.outerHTML.slice(0, 120)}`),
  ]
}

/** By keyboard alone through the whole page: where one does not see where one is, and what one never comes to. */
export async function walkByKeyboard(page: Page): Promise<string[]> {
  const stops: FocusStop[] = []
  for (let stop = await step(page); stop && stop.number !== stops[0]?.number; stop = await step(page)) {
    stops.push(stop)
    if (stop.role === 'row') stops.push(...(await walkAlongRow(page)))
    if (stops.length > 500) return ['Tab never comes to the end of the page']
  }
  const unseen = stops.filter((stop) => stop.unseen).map((stop) => `${stop.unseen}: ${stop.html}`)
  return [...unseen, ...(await findUnreached(page)).map((html) => `never reached: ${html}`)]
}

/** A grid is one stop of Tab; inside it one goes by the arrows, from the row into its cells and round to the row. */
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

/** One of a group is enough for radios, and one row for a grid: the arrows go on from it. */
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
