import type { BrowserContext, Locator } from 'playwright-core'

/** Counts what a person presses in the pages of a browser. */
export type ClickCounter = {
  /** Chooses from a select: one click opens it, one chooses. The browser's own list sends no events. */
  choose(select: Locator, value: string): Promise<void>
  /** Clicks into a field and types. */
  type(field: Locator, text: string): Promise<void>
  clicks(): number
}

export type Cost = { clicks: number; seconds: number }

/** Counts from the next page on that the context loads. */
export async function countClicks(context: BrowserContext): Promise<ClickCounter> {
  let count = 0
  await context.exposeBinding('countPress', () => {
    count += 1
  })
  await context.addInitScript(() => {
    const report = (event: Event) => {
      if (event.isTrusted) void (globalThis as { countPress?: () => Promise<void> }).countPress?.()
    }
    addEventListener('pointerdown', report, { capture: true })
  })
  return {
    async choose(select, value) {
      await select.selectOption(value)
      count += 2
    },
    async type(field, text) {
      const { keyboard } = field.page()
      await field.click()
      await keyboard.press('ControlOrMeta+a')
      await keyboard.type(text)
    },
    clicks: () => count,
  }
}

/** The clicks and seconds of a job. The time includes the waiting for the product, as for a person. */
export async function measureCost(counter: ClickCounter, run: () => Promise<void>): Promise<Cost> {
  const [clicks, started] = [counter.clicks(), performance.now()]
  await run()
  return { clicks: counter.clicks() - clicks, seconds: Math.round((performance.now() - started) / 100) / 10 }
}
