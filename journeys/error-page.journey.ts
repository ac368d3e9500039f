import { expect, test } from 'vitest'
import { signInAsEditor } from './support/editor.ts'
import { whileStopped } from './support/processes.ts'
import { request } from './support/request.ts'
import { settings } from './support/settings.ts'

/** Past the edge, which would answer with what it has. */
const ask = (path: string, userAgent = 'Mozilla/5.0') =>
  request(`${settings.web}${path}`, { headers: { host: new URL(settings.edge).host, 'user-agent': userAgent } })

test('a request that fails shows the page an editor wrote for it, but not to crawlers [S3-055] [S4-068] [S4-069]', async () => {
  const editor = await signInAsEditor()
  const [page] = await editor.find('pages', { path: 'error' })
  expect(page?.['id']).toBeTruthy()
  await whileStopped('data', async () => {
    const shown = await ask('/en/products/corva-24')
    expect(shown.status).toBe(503)
    expect(shown.text).toContain(`<title>${String(page?.['title'])}</title>`)
    expect(shown.text).toContain('Sorry something went wrong')
    expect(shown.text).toContain('Search for it instead')
    const german = await ask('/de/products/corva-24')
    expect(german.text).toContain('<title>Ein unerwarteter Fehler ist aufgetreten</title>')
    const crawled = await ask('/en/products/corva-24', 'Googlebot/2.1')
    expect([crawled.status, crawled.text]).toEqual([503, ''])
  })
})

test('nobody comes across the error page in a sitemap or through a search engine', async () => {
  const sitemap = await request(`${settings.edge}/sitemaps/en.xml`)
  expect(sitemap.text).not.toContain('/en/error<')
  expect((await request(`${settings.edge}/en/error`)).text).toContain('<meta name="robots" content="noindex')
})
