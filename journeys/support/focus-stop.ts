import type { Page } from 'playwright-core'

/** Where the keyboard stands: on one element, or on an option that a field points at while it keeps the focus. */
export type FocusStop = {
  /** The same number for the same element as long as the page stays. */
  number: number
  /** The example it belongs to, as `component/example`; empty in the frame of the guide. */
  example: string
  html: string
  role: string
  isInLayer: boolean
  /** On a control that the browser draws inside the element: the play bar of a film, the arrows of a carousel. */
  isInner: boolean
  /** Why a reader could not see where the keyboard stands; empty when all is well. */
  unseen: string
}

/** `undefined` when the focus is on the page itself: before its first stop and behind its last. */
export async function readFocusStop(page: Page): Promise<FocusStop | undefined> {
  const stop = await page.evaluate(describeFocus)
  if (!stop?.unseen) return stop
  // What has just opened or shut above it may still move.
  await page.waitForTimeout(200)
  return page.evaluate(describeFocus)
}

/** Runs in the page. Whole in itself, because only its own text is sent there. */
function describeFocus(): FocusStop | undefined {
  const holder = document.activeElement
  // A link in a drawing is no HTML element.
  const isElement = holder instanceof HTMLElement || holder instanceof SVGElement
  if (!isElement || holder === document.body) return undefined
  const pointed = document.getElementById(holder.getAttribute('aria-activedescendant') ?? '')
  const focused = pointed ?? holder

  const known = (window as { focusStops?: Element[] }).focusStops ?? []
  Object.assign(window, { focusStops: known })
  if (!known.includes(holder)) known.push(holder)

  // A hidden input is seen through the words beside or around it.
  const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : undefined
  const around = [focused.parentElement, focused.parentElement?.parentElement, label]
  const inside = focused instanceof SVGElement ? focused.children : []
  const near = [focused, ...inside, ...(focused.parentElement?.children ?? []), ...around].filter(
    (one) => one instanceof Element,
  )

  const hasRing = (one: Element) => {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow, strokeWidth } = getComputedStyle(one)
    // In a drawing the ring is the line around the number.
    if (one instanceof SVGElement && Number.parseFloat(strokeWidth) >= 3) return true
    const isDrawn = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    const isSeen = !/^transparent$|, 0\)$/.test(outlineColor)
    return (isDrawn && isSeen) || (one === pointed && boxShadow !== 'none')
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
  // There the browser draws the ring itself.
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
    const said = one.getAttribute('role')
    if (said) return said
    if (one instanceof HTMLInputElement) return one.type
    return one.localName
  }
}

/** The next stop by Tab, the one before by Shift+Tab, or the next in a row by the arrow. */
export async function step(
  page: Page,
  key: 'Tab' | 'Shift+Tab' | 'ArrowRight' = 'Tab',
): Promise<FocusStop | undefined> {
  await page.keyboard.press(key)
  return readFocusStop(page)
}
