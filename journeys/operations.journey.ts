import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openBrowser } from './support/browser.ts'
import { holdAhead } from './support/held-ahead.ts'
import { eventually, request } from './support/request.ts'
import { settings } from './support/settings.ts'

type Span = { traceId: string; service: string; name: string }

test.each(Object.entries(settings.operations))(
  '%s says that it lives, is ready and how it does',
  async (_name, origin) => {
    expect((await request(`${origin}/livez`)).status).toBe(200)
    expect(JSON.parse((await request(`${origin}/readyz`)).text)).toMatchObject({ ready: true })
    expect((await request(`${origin}/metrics`)).text).toContain('process_cpu_seconds_total')
  },
)

/** The spans of a request, by the id that the edge gave it. */
function spansOf(requestId: unknown): Span[] {
  return readdirSync(settings.traces)
    .flatMap((file) => readFileSync(`${settings.traces}/${file}`, 'utf8').split('\n').filter(Boolean))
    .map((line): Span => JSON.parse(line))
    .filter((span) => span.traceId === requestId)
}

test('one id follows a page from the edge through the website and the content service to Postgres', async () => {
  const answer = await request(`${settings.edge}/en/never-seen-${Date.now()}`)
  await eventually(
    async () => spansOf(answer.headers['x-request-id']),
    (spans) =>
      ['web', 'cms'].every((service) => spans.some((span) => span.service === service)) &&
      spans.some((span) => span.service === 'cms' && span.name === 'postgres query'),
  )
})

test('one id follows a product from the edge through the website and the data service to Postgres', async () => {
  const answer = await request(`${settings.edge}/en/products/no-such-machine-${Date.now()}`)
  await eventually(
    async () => spansOf(answer.headers['x-request-id']),
    (spans) =>
      ['web', 'data'].every((service) => spans.some((span) => span.service === service)) &&
      spans.some((span) => span.service === 'data' && span.name === 'postgres query'),
  )
})

/** Longer than a browser waits before it takes a resting pointer for interest. */
const lingerMs = 400

test('pages are fetched ahead where a reader lingers, never more than four at a time [S9-007]', async () => {
  const ahead = await holdAhead()
  const browser = await openBrowser()
  const page = await browser.newPage({ proxy: ahead.proxy })
  await page.goto(`${settings.edge}/en`, { waitUntil: 'networkidle' })
  expect(ahead.asked).toEqual([])
  const links = page.getByRole('contentinfo').locator('a[href^="/en/products/"]')
  expect(await links.count()).toBeGreaterThan(4)
  for (const link of (await links.all()).slice(0, 6)) {
    await link.hover()
    await page.waitForTimeout(lingerMs)
  }
  await expect.poll(() => ahead.most()).toBeGreaterThan(1)
  ahead.release()
  await expect.poll(() => ahead.asked.length).toBeGreaterThan(4)
  expect(ahead.most()).toBeLessThanOrEqual(4)
  await browser.close()
  await ahead.stop()
})
