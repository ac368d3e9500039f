import type { BrowserContext } from 'playwright-core'

/** The median time from a press on a place of the portal until its heading is there, when its data is not new. */
export async function timeRouteChange(context: BrowserContext, portalHome: string, rounds: number): Promise<number> {
  const page = await context.newPage()
  await page.goto(portalHome)
  await page.getByRole('main').getByRole('article').first().waitFor()
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    times.push(await page.evaluate(pressAndWait, 'nav a[href$="/inventory"]'))
    times.push(await page.evaluate(pressAndWait, 'nav a[href$="/mykomax"]'))
  }
  await page.close()
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.POSITIVE_INFINITY
}

/** Runs in the page. Counts until the heading of the new place is painted. */
function pressAndWait(selector: string): Promise<number> {
  const before = document.querySelector('main h1')?.textContent
  const startedAt = performance.now()
  document.querySelector<HTMLAnchorElement>(selector)?.click()
  return new Promise((resolve) => {
    const look = () => {
      const now = document.querySelector('main h1')?.textContent
      if (now !== undefined && now !== before) resolve(performance.now() - startedAt)
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}
