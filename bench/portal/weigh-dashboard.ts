import { brotliCompressSync } from 'node:zlib'
import type { BrowserContext, Response } from 'playwright-core'

export type DashboardWeight = { files: number; script: number; largest: { file: string; bytes: number }[] }

/** The script that a first visit to the dashboard loads, in bytes compressed with Brotli as a CDN does. */
export async function weighDashboard(context: BrowserContext, portalHome: string): Promise<DashboardWeight> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  const responses: Response[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') responses.push(response)
  })
  await page.goto(portalHome, { waitUntil: 'networkidle' })
  await page.getByRole('main').getByRole('article').first().waitFor()
  const weights = await Promise.all(
    responses.map(async (response) => ({
      file: new URL(response.url()).pathname,
      bytes: brotliCompressSync(await response.body()).length,
    })),
  )
  await page.close()
  return {
    files: weights.length,
    script: weights.reduce((sum, { bytes }) => sum + bytes, 0),
    largest: weights.toSorted((one, other) => other.bytes - one.bytes).slice(0, 8),
  }
}
