import type { BrowserContext } from 'playwright-core'

/** The median time from a click on a navigation link until the new screen's heading is rendered, with cached data. */
export async function timeRouteChange(context: BrowserContext, portalHome: string, rounds: number): Promise<number> {
  const page = await context.newPage()
  await page.goto(portalHome)
  await page.getByRole('main').getByRole('article').first().waitFor()
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    times.push(await page.evaluate(clickAndWait, 'nav a[href$="/inventory"]'))
    times.push(await page.evaluate(clickAndWait, 'nav a[href$="/mykomax"]'))
  }
  await page.close()
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.POSITIVE_INFINITY
}

/** Runs in the page. Clicks a link and returns the time until the heading changes. */
function clickAndWait(selector: string): Promise<number> {
  const before = document.querySelector('main h1')?.textContent
  const startedAt = performance.now()
  document.querySelector<HTMLAnchorElement>(selector)?.click()
  return new Promise((resolve) => {
    const check = () => {
      const now = document.querySelector('main h1')?.textContent
      if (now !== undefined && now !== before) resolve(performance.now() - startedAt)
      else requestAnimationFrame(check)
    }
    requestAnimationFrame(check)
  })
}
