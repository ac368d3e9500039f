import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signInAsEditor } from './support/editor.ts'
import { type Answer, eventually, request } from './support/request.ts'
import { settings } from './support/settings.ts'

const slug = `edge-cache-${Date.now()}`
const address = `${settings.edge}/en/${slug}`
const texts = { title: 'Edge cache', heading: 'Kept near the reader', text: 'Until it changes.' }
const state = ({ headers }: Answer) => headers['x-cache']
const becomes = (url: string, wanted: (answer: Answer) => boolean) => eventually(() => request(url), wanted, 20)

describe('a change of an editor', () => {
  let editor: Awaited<ReturnType<typeof signInAsEditor>>
  let pageId: string

  beforeAll(async () => {
    editor = await signInAsEditor()
    pageId = await editor.publishPage(slug, texts)
    await becomes(address, (answer) => state(answer) === 'hit' && answer.text.includes(texts.heading))
  })

  afterAll(() => editor.deletePage(pageId))

  test('leaves every other page in the edge', async () => {
    const other = `${settings.edge}/en`
    await becomes(other, (answer) => state(answer) === 'hit')
    await editor.publishTexts(pageId, 'en', { ...texts, heading: 'Kept for a while' })
    await becomes(address, ({ text }) => text.includes('Kept for a while'))
    expect(state(await request(other))).toBe('hit')
  })

  test('that adds a redirect is seen where a missing page was before, and its end too [S7-038]', async () => {
    const old = `${address}-old`
    expect((await request(old)).status).toBe(404)
    const site = await editor.mainSiteId()
    const redirect = { site, previousUrl: `/${slug}-old`, target: `/${slug}` }
    const redirectId = await editor.create('redirects', redirect)
    const answer = await becomes(old, ({ status }) => status === 301)
    expect(answer.headers.location).toBe(`/en/${slug}`)
    await editor.remove('redirects', redirectId)
    await becomes(old, ({ status }) => status === 404)
  })

  test('that protects a page takes it out of the edge, and no part of it is stored from then on (E5)', async () => {
    const protection = { level: 'password', newPassword: 'crimp-height-42' }
    await editor.change('pages', pageId, { protection, _status: 'published' })
    await becomes(address, ({ text }) => !text.includes('Kept for a while'))
    for (const url of [address, `${address}.data`, `${address}/_payload.json`]) {
      const answer = await request(url)
      expect(answer.text, url).not.toContain(texts.text)
      // The twin answers as if there were no page, which may be kept: it holds nothing of the page.
      if (answer.status !== 404) expect(['pass', 'miss'], url).toContain(state(await request(url)))
    }
  })
})

describe('the twins of a page (E7)', () => {
  test.each(['/en', '/de', '/en/mykomax', '/en/search'])('%s.data is stored only if the page is', async (path) => {
    const [page, twin] = [await request(`${settings.edge}${path}`), await request(`${settings.edge}${path}.data`)]
    const isShared = ({ headers }: Answer) => /public/.test(headers['cache-control'] ?? '')
    if (isShared(twin)) expect(isShared(page)).toBe(true)
  })

  test('the list of routes is not for asking', async () => {
    const paths = Array.from({ length: 500 }, (_, number) => `/en/p${number}`).join(',')
    const started = performance.now()
    const answer = await request(`${settings.edge}/__manifest?paths=${paths}`)
    expect(answer.text).not.toContain('"module"')
    expect(performance.now() - started).toBeLessThan(1000)
  })
})
