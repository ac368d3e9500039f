import type { Page } from 'playwright-core'

/** Waits until what fades or moves has come to its end: on the way there colours are not those that are read. */
export function settle(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const ending = document
      .getAnimations()
      .filter((one) => Number.isFinite(Number(one.effect?.getComputedTiming().endTime)))
    await Promise.allSettled(ending.map((one) => one.finished))
  })
}
