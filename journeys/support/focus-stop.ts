import type { Page } from 'playwright-core'

/** The focused element, or the active option of a field (`aria-activedescendant`). */
export type FocusStop = {
  /** Identifies the element until the page is reloaded. */
  number: number
  /** The example it belongs to, as `component/example`; empty outside of the examples. */
  example: string
  html: string
  role: string
  isInLayer: boolean
  /** Whether the focus is on a native control inside the element: the controls of a video, the arrows of a carousel. */
  isInner: boolean
  /** The reason why the focus is not visible, or empty. */
  unseen: string
}

/** Returns `undefined` if the focus is on the page itself: before the first stop and after the last. */
export async function readFocusStop(page: Page): Promise<FocusStop | undefined> {
  let stop = await page.evaluate(describeFocus)
  // An overlay that is opening or closing may still move, and a long list may still be laid out.
  for (let time = 0; stop?.unseen && time < 5; time += 1) {
    await page.waitForTimeout(200)
    stop = await page.evaluate(describeFocus)
  }
  return stop
}

/** Runs in the page. Self-contained, because only the source of this function is sent there. */
function describeFocus(): FocusStop | undefined {
  const holder = document.activeElement
  // A link in an SVG is no HTML element.
  const isElement = holder instanceof HTMLElement || holder instanceof SVGElement
  if (!isElement || holder === document.body) return undefined
  const pointed = document.getElementById(holder.getAttribute('aria-activedescendant') ?? '')
  const focused = pointed ?? holder

  const known = (window as { focusStops?: Element[] }).focusStops ?? []
  Object.assign(window, { focusStops: known })
  if (!known.includes(holder)) known.push(holder)

  // A visually hidden input shows its focus on its label or a sibling.
  const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : undefined
  const around = [focused.parentElement, focused.parentElement?.parentElement, label]
  const inside = focused instanceof SVGElement ? focused.children : []
  const near = [focused, ...inside, ...(focused.parentElement?.children ?? []), ...around].filter(
    (one) => one instanceof Element,
  )

  const hasRing = (one: Element) => {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow, strokeWidth } = getComputedStyle(one)
    // In an SVG the focus ring is the stroke of the shape.
    if (one instanceof SVGElement && Number.parseFloat(strokeWidth) >= 3) return true
    const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    const isVisible = !/^transparent$|, 0\)$/.test(outlineColor)
    return (hasOutline && isVisible) || (one === pointed && boxShadow !== 'none')
  }
  const ring = near.find(hasRing)
  const isOnTop = (one: Element) => {
    const { left, top, width, height } = one.getBoundingClientRect()
    const right = Math.min(left + width, innerWidth) - 2
    const bottom = Math.min(top + height, innerHeight) - 2
    const [x, y] = [Math.max(left, 0) + 2, Math.max(top, 0) + 2]
    const points = [
      [x, y],
      [right, y],
      [x, bottom],
      [right, bottom],
      [(x + right) / 2, (y + bottom) / 2],
    ] as const
    return points.some(([left, top]) => {
      const found = document.elementFromPoint(left, top)
      return found !== null && (one.contains(found) || (found !== document.body && found.contains(one)))
    })
  }
  // The browser draws the focus ring of native controls itself.
  const isInner = !holder.matches(':focus-visible') && holder.matches('video, [data-previous]')
  const unseen = isInner ? '' : !ring ? 'no ring' : !isOnTop(ring) && !isOnTop(focused) ? 'covered' : ''
  return {
    number: known.indexOf(holder),
    example: focused.closest('article')?.id ?? '',
    html: focused.outerHTML.slice(0, 160),
    role: roleOf(focused),
    isInLayer: focused.closest(':popover-open, dialog, [role$="dialog"], [role="menu"], [role="listbox"]') !== null,
    isInner,
    unseen,
  }

  function roleOf(one: Element): string {
    const role = one.getAttribute('role')
    if (role) return role
    if (one instanceof HTMLInputElement) return one.type
    return one.localName
  }
}

/** Presses a key and returns the new focus stop. */
export async function step(
  page: Page,
  key: 'Tab' | 'Shift+Tab' | 'ArrowRight' = 'Tab',
): Promise<FocusStop | undefined> {
  await page.keyboard.press(key)
  return readFocusStop(page)
}
