import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openBrowser } from '../support/browser.ts'
import { holdPrefetches } from '../support/held-prefetches.ts'
import { request } from '../support/request.ts'
import { settings } from '../support/settings.ts'

type Span = { traceId: string; service: string; name: string }

test.each(Object.entries(settings.operations))('%s serves liveness, readiness and metrics', async (_name, origin) => {
  expect((await request(`${origin}/livez`)).status).toBe(200)
  expect(JSON.parse((await request(`${origin}/readyz`)).text)).toMatchObject({ ready: true })
  expect((await request(`${origin}/metrics`)).text).toContain('process_cpu_seconds_total')
})

/** The spans of a request, by its X-Request-Id. */
function spansOf(requestId: unknown): Span[] {
  return readdirSync(settings.traces)
    .flatMap((file) => readFileSync(`${settings.traces}/${file}`, 'utf8').split('\n').filter(Boolean))
    .map((line): Span => JSON.parse(line))
    .filter((span) => span.traceId === requestId)
}

test('one id follows a page from the edge through the website and the content service to Postgres', async () => {
  const response = await request(`${settings.edge}/en/never-seen-${Date.now()}`)
  const services = () => spansOf(response.headers['x-request-id']).map(({ service, name }) => `${service}: ${name}`)
  await expect.poll(services).toContain('cms: postgres query')
  await expect.poll(services).toContainEqual(expect.stringMatching(/^web: /))
})

test('one id follows a product from the edge through the website and the data service to Postgres', async () => {
  const response = await request(`${settings.edge}/en/products/no-such-machine-${Date.now()}`)
  const services = () => spansOf(response.headers['x-request-id']).map(({ service, name }) => `${service}: ${name}`)
  await expect.poll(services).toContain('data: postgres query')
  await expect.poll(services).toContainEqual(expect.stringMatching(/^web: /))
})

/** Longer than the hover time after which the browser prefetches a link. */
const lingerMs = 400

test('links are prefetched on hover, never more than four at a time [S9-007]', async () => {
  const prefetches = await holdPrefetches()
  const browser = await openBrowser()
  const page = await browser.newPage({ proxy: prefetches.settings })
  await page.goto(`${settings.edge}/en`, { waitUntil: 'networkidle' })
  expect(prefetches.requested).toEqual([])
  const links = page.getByRole('contentinfo').locator('a[href^="/en/products/"]')
  expect(await links.count()).toBeGreaterThan(4)
  for (const link of (await links.all()).slice(0, 6)) {
    await link.hover()
    await page.waitForTimeout(lingerMs)
  }
  await expect.poll(() => prefetches.maxParallel()).toBeGreaterThan(1)
  prefetches.release()
  await expect.poll(() => prefetches.requested.length).toBeGreaterThan(4)
  expect(prefetches.maxParallel()).toBeLessThanOrEqual(4)
  await browser.close()
  await prefetches.stop()
})
