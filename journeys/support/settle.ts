import type { Page } from 'playwright-core'

/** Waits for the end of all finite animations, because colours differ while they run. */
export function settle(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const finite = document
      .getAnimations()
      .filter((one) => Number.isFinite(Number(one.effect?.getComputedTiming().endTime)))
    await Promise.allSettled(finite.map((one) => one.finished))
  })
}
