import type { Page } from 'playwright-core'
import { findNameless } from './accessible-names.ts'
import { type FocusStop, readFocusStop, step } from './focus-stop.ts'

/** The result of operating a control: its role and the problems found. */
export type Use = { kind: string; problems: string[] }

/** Operates the focused control according to its role, and leaves the focus there. */
export async function operate(page: Page, stop: FocusStop): Promise<Use> {
  const kind = kinds.find(({ roles }) => roles.includes(stop.role))
  if (!kind || stop.isInner) return { kind: stop.role, problems: [] }
  const problems = await kind.use(page, stop)
  return { kind: stop.role, problems: problems.map((problem) => `${stop.example}: ${problem} (${stop.html})`) }
}

type Kind = { roles: string[]; use: (page: Page, stop: FocusStop) => Promise<string[]> }

const kinds: Kind[] = [
  { roles: ['button', 'a', 'submit'], use: press },
  { roles: ['summary'], use: openDetails },
  { roles: ['checkbox', 'switch'], use: (page) => changes(page, 'Space', () => isChecked(page)) },
  { roles: ['radio'], use: useRadio },
  { roles: ['text', 'email', 'tel', 'url', 'search', 'password', 'textarea'], use: type },
  { roles: ['file'], use: chooseFile },
  { roles: ['select'], use: useSelect },
  { roles: ['spinbutton'], use: (page) => changes(page, 'ArrowUp', () => textOf(page)) },
  { roles: ['combobox'], use: useCombobox },
  { roles: ['tab'], use: useTab },
  { roles: ['row'], use: sortTable },
  { roles: ['region', 'group', 'list'], use: scroll },
]

/** Enter activates it. If an overlay opens, Tab moves through it, Escape closes it, and the focus returns. */
async function press(page: Page, stop: FocusStop): Promise<string[]> {
  const before = await countLayers(page)
  await page.evaluate(() => Object.assign(window, { pressed: 0 }))
  await page.keyboard.press('Enter')
  const wasPressed = await page.evaluate(() => (window as { pressed?: number }).pressed)
  if (stop.role === 'a') return wasPressed ? [] : ['Enter does nothing']
  const opened = await becomes(page, async () => (await countLayers(page)) > before)
  if (opened) return leaveLayer(page, stop)
  return wasPressed ? [] : ['Enter does nothing']
}

async function leaveLayer(page: Page, opener: FocusStop): Promise<string[]> {
  const open = await countLayers(page)
  const first = await readFocusStop(page)
  const problems: string[] = []
  let stop = first?.isInLayer ? first : await step(page)
  for (let steps = 0; steps < 40 && stop?.isInLayer; steps++) {
    if (stop.unseen) problems.push(`${stop.unseen} inside: ${stop.html}`)
    stop = await step(page)
    if (stop?.number === first?.number) break
  }
  problems.push(...(await findNameless(page)))
  await page.keyboard.press('Escape')
  if (!(await becomes(page, async () => (await countLayers(page)) < open))) problems.push('Escape does not close it')
  // A non-modal overlay may be left by Tab; one that took the focus must return it.
  const isBack = async () => (await readFocusStop(page))?.number === opener.number
  if (first?.isInLayer && stop?.isInLayer && !(await becomes(page, isBack))) problems.push('the focus does not return')
  return problems
}

/** Waits for the layout after opening, so that the next focus stop has its final position. */
async function openDetails(page: Page): Promise<string[]> {
  const problems = await changes(page, 'Enter', () => isOpen(page))
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  return problems
}

async function useRadio(page: Page): Promise<string[]> {
  const others = await page.evaluate(() => {
    const { activeElement: radio } = document
    if (!(radio instanceof HTMLInputElement)) return 0
    return document.querySelectorAll(`input[type="radio"][name="${CSS.escape(radio.name)}"]:enabled`).length - 1
  })
  if (others === 0) return []
  const problems = await changes(page, 'ArrowDown', async () => (await readFocusStop(page))?.number)
  return (await isChecked(page)) ? problems : [...problems, 'the arrow key does not choose']
}

async function type(page: Page): Promise<string[]> {
  const isWritable = await page.evaluate(() => !(document.activeElement as HTMLInputElement).readOnly)
  return isWritable ? changes(page, 'End+7', () => valueOf(page)) : []
}

async function chooseFile(page: Page): Promise<string[]> {
  const opened = page.waitForEvent('filechooser', { timeout: 5000 }).then(
    () => true,
    () => false,
  )
  await page.keyboard.press('Enter')
  return (await opened) ? [] : ['Enter opens no file chooser']
}

async function useSelect(page: Page): Promise<string[]> {
  const key = await page.evaluate(() => {
    const { options, selectedIndex } = document.activeElement as HTMLSelectElement
    return options.length < 2 ? '' : selectedIndex < options.length - 1 ? 'ArrowDown' : 'ArrowUp'
  })
  return key === '' ? [] : changes(page, key, () => valueOf(page))
}

/** Arrow keys open the list and move through it, Escape closes it, and the field keeps the focus. */
async function useCombobox(page: Page, stop: FocusStop): Promise<string[]> {
  const before = await countLayers(page)
  await page.keyboard.press('ArrowDown')
  if (!(await becomes(page, async () => (await countLayers(page)) > before))) return ['the arrow key opens no list']
  await page.keyboard.press('ArrowDown')
  const pointed = await readFocusStop(page)
  const problems = pointed?.unseen ? [`${pointed.unseen} in the list: ${pointed.html}`] : []
  problems.push(...(await findNameless(page)))
  await page.keyboard.press('Escape')
  if (!(await becomes(page, async () => (await countLayers(page)) === before)))
    problems.push('Escape does not close it')
  if ((await readFocusStop(page))?.number !== stop.number) problems.push('the field loses the focus')
  return problems
}

async function useTab(page: Page): Promise<string[]> {
  const problems = await changes(page, 'ArrowRight', () => textOf(page))
  const selected = await page.evaluate(() => document.activeElement?.getAttribute('aria-selected'))
  return selected === 'true' ? problems : [...problems, 'the arrow key does not select the tab']
}

/** From the first row the arrow key moves to the column headers, and Enter sorts. */
async function sortTable(page: Page): Promise<string[]> {
  await page.keyboard.press('ArrowUp')
  const head = await readFocusStop(page)
  if (head?.role !== 'columnheader') return ['the arrow key does not reach the column headers']
  const sorted = () => page.evaluate(() => document.activeElement?.getAttribute('aria-sort'))
  const problems = await changes(page, 'Enter', sorted)
  return head.unseen ? [...problems, `${head.unseen}: ${head.html}`] : problems
}

/** Arrow keys scroll an element that overflows. */
async function scroll(page: Page): Promise<string[]> {
  const room = await page.evaluate(() => {
    const { scrollWidth = 0, clientWidth = 0, scrollHeight = 0, clientHeight = 0 } = document.activeElement ?? {}
    return { x: scrollWidth - clientWidth > 8, y: scrollHeight - clientHeight > 8 }
  })
  if (!room.x && !room.y) return []
  const position = () =>
    page.evaluate(() => `${document.activeElement?.scrollLeft} ${document.activeElement?.scrollTop}`)
  return changes(page, room.x ? 'ArrowRight' : 'ArrowDown', position)
}

async function changes(page: Page, keys: string, read: () => Promise<unknown>): Promise<string[]> {
  const before = await read()
  for (const key of keys.split('+')) await page.keyboard.press(key)
  return (await becomes(page, async () => (await read()) !== before)) ? [] : [`${keys} changes nothing`]
}

/** Polls a condition for up to 300 ms: overlays open and close within a few frames, on a busy machine later. */
async function becomes(page: Page, condition: () => Promise<boolean>): Promise<boolean> {
  for (let tries = 0; tries < 12; tries++) {
    if (await condition()) return true
    await page.waitForTimeout(25)
  }
  return false
}

const isChecked = (page: Page) => page.evaluate(() => (document.activeElement as HTMLInputElement).checked)
const valueOf = (page: Page) => page.evaluate(() => (document.activeElement as HTMLInputElement).value)
const textOf = (page: Page) => page.evaluate(() => document.activeElement?.textContent)
const isOpen = (page: Page) => page.evaluate(() => document.activeElement?.closest('details')?.open)

function countLayers(page: Page): Promise<number> {
  const layers =
    'dialog[open], :popover-open:not(dialog), [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'
  return page.evaluate((selector) => document.querySelectorAll(selector).length, layers)
}
