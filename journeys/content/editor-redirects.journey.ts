import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { accessibilityViolations } from '../support/accessibility.ts'
import { openBrowser } from '../support/browser.ts'
import { signInAsEditor } from '../support/editor.ts'
import { enterEditorArea } from '../support/editor-area.ts'
import { eventually, request } from '../support/request.ts'
import { settings } from '../support/settings.ts'

const address = `${settings.edge}/en/editor/redirects`
const hidden = `simulated-${randomUUID()}`
const gone = `/en/axion-${randomUUID()}`
const dayMs = 86_400_000

let editor: Awaited<ReturnType<typeof signInAsEditor>>
let browser: Browser
let page: Page
let pageId: string
const redirects: string[] = []

beforeAll(async () => {
  editor = await signInAsEditor()
  pageId = await editor.create('pages', {
    site: await editor.mainSiteId(),
    slug: hidden,
    title: 'Spring fair',
    publishAt: new Date(Date.now() + 10 * dayMs).toISOString(),
    unpublishAt: new Date(Date.now() + 20 * dayMs).toISOString(),
    blocks: [{ blockType: 'hero', heading: 'Spring fair', lead: 'Machines to touch.', links: [] }],
    _status: 'published',
  })
  browser = await openBrowser()
  page = await browser.newPage()
})

afterAll(async () => {
  await browser.close()
  await editor.remove('pages', pageId)
  for (const id of redirects) await editor.remove('redirects', id)
})

const open = async (query: Record<string, string>) => {
  await page.goto(`${address}?${new URLSearchParams({ site: '', ...query })}`)
  await page.getByRole('heading', { level: 1, name: 'Redirects' }).waitFor()
}

test('an editor signs in at the redirects', async () => {
  await page.goto(address)
  await enterEditorArea(page)
  await page.getByRole('heading', { level: 1, name: 'Redirects' }).waitFor()
  expect(await page.getByRole('link', { name: 'Import CSV' }).getAttribute('href')).toMatch(/admin\/redirect-import$/)
})

describe('the simulator', () => {
  test.each([
    [1, /404.*Visitors see “Spring fair” from/s],
    [15, /200.*Visitors see the page “Spring fair”/s],
    [25, /404.*Visitors no longer see “Spring fair” since/s],
  ])('tells what an address does in %i days', async (days, expected) => {
    await open({ address: `/EN/${hidden}/`, date: new Date(Date.now() + days * dayMs).toISOString() })
    const trace = page.getByRole('list').filter({ hasText: 'Permanent: spelling' })
    await expect.poll(() => trace.innerText()).toMatch(expected)
    expect(await trace.innerText()).toMatch(new RegExp(`301.*/en/${hidden}`, 's'))
  })

  test('takes country, language and date from its form', async () => {
    await open({})
    await page.getByLabel('Address', { exact: true }).fill('/company')
    await page.getByLabel('Country', { exact: true }).selectOption('AT')
    await page.getByLabel('Language of the browser').selectOption('de')
    await page.getByLabel('Date', { exact: true }).fill('2027-01-01T12:00')
    await page.getByRole('button', { name: 'Test' }).click()
    await page.getByText('/de-at/company', { exact: true }).waitFor()
    expect(new URL(page.url()).searchParams.get('date')).toMatch(/^202[67]-/)
    expect(await accessibilityViolations(page)).toEqual([])
  })
})

describe('a missing address', () => {
  const row = () => page.getByRole('listitem').filter({ hasText: gone })

  test('is listed with its count and a filled form, unlike what bots try', async () => {
    for (const path of [gone, '/en/wp-admin', '/en/wp-login.php', `${gone}?secret=1`])
      await request(settings.edge + path)
    await eventually(
      async () => {
        await open({})
        return row().count()
      },
      (count) => count === 1,
    )
    expect(await row().innerText()).toMatch(/Last requested on/)
    expect(await page.getByText('wp-admin').count()).toBe(0)
    expect(await page.content()).not.toContain('secret=1')
    const href = await row().getByRole('link', { name: 'Create redirect' }).getAttribute('href')
    expect(href).toMatch(
      new RegExp(`/admin/collections/redirects/create\\?siteSlug=&previousUrl=${encodeURIComponent(gone)}`),
    )
  })

  test('disappears with a redirect, whose requests are counted', async () => {
    const fields = { site: await editor.mainSiteId(), previousUrl: gone, target: '/company' }
    redirects.push(await editor.create('redirects', fields))
    await eventually(
      () => request(`${settings.edge}${gone}`),
      ({ status }) => status === 301,
    )
    const listed = await eventually(
      async () => {
        await open({ search: gone })
        const cells = page.getByRole('row').filter({ hasText: gone }).getByRole('cell')
        return { missing: await row().count(), requests: await cells.nth(1).innerText() }
      },
      ({ missing, requests }) => missing === 0 && Number(requests) > 0,
    )
    expect(listed.missing).toBe(0)
  })
})

test('the freshness of a page shows what the edge holds, and refreshes it', async () => {
  await request(`${settings.edge}/en/company`, { headers: { 'accept-encoding': 'br' } })
  await page.goto(`${settings.edge}/en/editor/preview/company`)
  await page.getByRole('button', { name: 'Freshness' }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByText(/Live since/)
    .first()
    .waitFor()
  expect(await dialog.getByRole('listitem').filter({ hasText: 'English' }).innerText()).toMatch(
    /In the cache for|Outdated copy|Was not in the cache/,
  )
  await dialog.getByRole('button', { name: 'Refresh now' }).click()
  await dialog.getByText('The page is being refreshed').waitFor()
  // After the refresh the copy of the edge is outdated once, then new.
  await eventually(
    async () => (await request(`${settings.edge}/en/company`, { headers: { 'accept-encoding': 'br' } })).headers,
    ({ 'x-cache': cache, age }) => cache === 'hit' && Number(age) < 30,
  )
})

test('without an editor session the freshness of a page is refused', async () => {
  const url = `${settings.edge}/api/page-freshness/${pageId}`
  expect((await request(url)).status).toBe(403)
  expect((await request(url, { method: 'POST' })).status).toBe(403)
})
