import { expect, test } from 'vitest'
import { signInAsEditor } from '../support/editor.ts'
import { whileStopped } from '../support/processes.ts'
import { request } from '../support/request.ts'
import { settings } from '../support/settings.ts'

/** Requests the website without the edge, which would deliver cached pages. */
const fromWebsite = (path: string, userAgent = 'Mozilla/5.0') =>
  request(`${settings.web}${path}`, { headers: { host: new URL(settings.edge).host, 'user-agent': userAgent } })

test('a failed request shows the editorial error page, but not to crawlers [S3-055] [S4-068] [S4-069]', async () => {
  const editor = await signInAsEditor()
  const [page] = await editor.find('pages', { path: 'error' })
  expect(page?.['id']).toBeTruthy()
  await whileStopped('data', async () => {
    const shown = await fromWebsite('/en/products/corva-24')
    expect(shown.status).toBe(503)
    expect(shown.text).toContain(`<title>${String(page?.['title'])}</title>`)
    expect(shown.text).toContain('Sorry something went wrong')
    expect(shown.text).toContain('Search the website')
    const german = await fromWebsite('/de/products/corva-24')
    expect(german.text).toContain('<title>Ein unerwarteter Fehler ist aufgetreten</title>')
    const crawled = await fromWebsite('/en/products/corva-24', 'Googlebot/2.1')
    expect([crawled.status, crawled.text]).toEqual([503, ''])
  })
})

test('the error page is not in the sitemap and not indexed', async () => {
  const sitemap = await request(`${settings.edge}/sitemaps/en.xml`)
  expect(sitemap.text).not.toContain('/en/error<')
  expect((await request(`${settings.edge}/en/error`)).text).toContain('<meta name="robots" content="noindex')
})
