import { randomUUID } from 'node:crypto'
import { paragraph, richText } from '@ferrule/blocks/rich-text/rich-text-nodes'
import { afterAll, expect, test } from 'vitest'
import { signInAsEditor } from './support/editor.ts'
import { request } from './support/request.ts'
import { settings } from './support/settings.ts'

const editor = await signInAsEditor()
const pages: string[] = []
afterAll(async () => {
  for (const id of pages) await editor.remove('pages', id)
})

const latestMs = 2000

/** Asks again and again until the status is the wanted one; answers when it first was. */
async function waitForStatus(url: string, wanted: number, until: number): Promise<number> {
  for (;;) {
    const { status } = await request(url)
    const at = Date.now()
    if (status === wanted) return at
    if (at > until) throw new Error(`${url} still answers ${status}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

// Tried again where other work of the machine takes the two seconds; a page that comes too early fails each time.
test('a page appears and disappears by the clock, not before its time and at most two seconds after', {
  retry: 2,
}, async () => {
  const slug = `embargo-${randomUUID()}`
  const url = `${settings.edge}/en/${slug}`
  // Asked for before it is there, so that the edge keeps the 404 that has to go.
  expect((await request(url)).status).toBe(404)
  const [appears, disappears] = [Date.now() + 6000, Date.now() + 14_000]
  pages.push(
    await editor.create('pages', {
      site: await editor.mainSiteId(),
      slug,
      title: 'Half-year figures',
      publishAt: new Date(appears).toISOString(),
      unpublishAt: new Date(disappears).toISOString(),
      blocks: [{ blockType: 'text', heading: 'Figures', body: richText(paragraph('Orders rose.')) }],
      _status: 'published',
    }),
  )
  const shownAt = await waitForStatus(url, 200, appears + latestMs + 3000)
  expect(shownAt).toBeGreaterThanOrEqual(appears)
  expect(shownAt - appears).toBeLessThanOrEqual(latestMs)
  const goneAt = await waitForStatus(url, 404, disappears + latestMs + 3000)
  expect(goneAt).toBeGreaterThanOrEqual(disappears)
  expect(goneAt - disappears).toBeLessThanOrEqual(latestMs)
})
