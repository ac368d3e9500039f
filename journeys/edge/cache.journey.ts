import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signInAsEditor } from '../support/editor.ts'
import { type HttpResponse, eventually, request } from '../support/request.ts'
import { settings } from '../support/settings.ts'

const slug = `edge-cache-${Date.now()}`
const address = `${settings.edge}/en/${slug}`
const texts = { title: 'Edge cache', heading: 'Cached at the edge', text: 'Until it changes.' }
const state = ({ headers }: HttpResponse) => headers['x-cache']
const becomes = (url: string, wanted: (response: HttpResponse) => boolean) => eventually(() => request(url), wanted, 20)

describe('a change of an editor', () => {
  let editor: Awaited<ReturnType<typeof signInAsEditor>>
  let pageId: string

  beforeAll(async () => {
    editor = await signInAsEditor()
    pageId = await editor.publishPage(slug, texts)
    await becomes(address, (response) => state(response) === 'hit' && response.text.includes(texts.heading))
  })

  afterAll(() => editor.deletePage(pageId))

  test('leaves every other page in the cache', async () => {
    const other = `${settings.edge}/en`
    await becomes(other, (response) => state(response) === 'hit')
    await editor.publishTexts(pageId, 'en', { ...texts, heading: 'Cached for a while' })
    await becomes(address, ({ text }) => text.includes('Cached for a while'))
    expect(state(await request(other))).toBe('hit')
  })

  test('that adds or removes a redirect replaces the cached 404 or redirect [S7-038]', async () => {
    const old = `${address}-old`
    expect((await request(old)).status).toBe(404)
    const site = await editor.mainSiteId()
    const redirect = { site, previousUrl: `/${slug}-old`, target: `/${slug}` }
    const redirectId = await editor.create('redirects', redirect)
    const response = await becomes(old, ({ status }) => status === 301)
    expect(response.headers.location).toBe(`/en/${slug}`)
    await editor.remove('redirects', redirectId)
    await becomes(old, ({ status }) => status === 404)
  })

  test('that protects a page removes it from the cache, and it is not cached again (E5)', async () => {
    const protection = { level: 'password', newPassword: 'crimp-height-42' }
    await editor.change('pages', pageId, { protection, _status: 'published' })
    await becomes(address, ({ text }) => !text.includes('Cached for a while'))
    for (const url of [address, `${address}.data`, `${address}/_payload.json`]) {
      const response = await request(url)
      expect(response.text, url).not.toContain(texts.text)
      // The JSON of a protected page is a 404, which may be cached: it contains nothing of the page.
      if (response.status !== 404) expect(['pass', 'miss'], url).toContain(state(await request(url)))
    }
  })
})

describe('the data of a page (E7)', () => {
  test.each(['/en', '/de', '/en/mykomax', '/en/search'])('%s.data is cached only if the page is', async (path) => {
    const [page, data] = [await request(`${settings.edge}${path}`), await request(`${settings.edge}${path}.data`)]
    const isShared = ({ headers }: HttpResponse) => /public/.test(headers['cache-control'] ?? '')
    expect({ page: isShared(page), data: isShared(data) }).not.toEqual({ page: false, data: true })
  })

  test('the route manifest is not available', async () => {
    const paths = Array.from({ length: 500 }, (_, number) => `/en/p${number}`).join(',')
    const started = performance.now()
    const response = await request(`${settings.edge}/__manifest?paths=${paths}`)
    expect(response.text).not.toContain('"module"')
    expect(performance.now() - started).toBeLessThan(1000)
  })
})
