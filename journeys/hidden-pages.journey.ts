import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signInAsEditor } from './support/editor.ts'
import { eventually, request } from './support/request.ts'
import { settings } from './support/settings.ts'

const canary = `canary${randomUUID().replaceAll('-', '')}`
const slug = `hidden-${randomUUID()}`
const texts = { title: `Title ${canary}`, heading: `Heading ${canary}`, text: `Text ${canary}` }

const graph = { query: `{ Pages(where: { slug: { equals: "${slug}" } }, draft: true, locale: en) { docs { title } } }` }
const asked = (query: string) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ localeCode: 'en', siteSlug: '', query, page: 1 }),
})

/** Wherever somebody who is not signed in could find a page. */
const outputs: Record<string, () => ReturnType<typeof request>> = {
  page: () => request(`${settings.edge}/en/${slug}`),
  'data twin': () => request(`${settings.edge}/en/${slug}.data`),
  'content twin': () => request(`${settings.edge}/en/${slug}/_payload.json`),
  'page with a draft flag': () => request(`${settings.edge}/en/${slug}?draft=true&preview=true&nextRelease=true`),
  sitemap: () => request(`${settings.edge}/sitemaps/en.xml`),
  feed: () => request(`${settings.edge}/en/feeds/stories.json`),
  search: () => request(`${settings.edge}/api/search-proxy/search`, asked(canary)),
  'search page': () => request(`${settings.edge}/en/search?q=${canary}`),
  REST: () => request(`${settings.cms}/api/pages?where[slug][equals]=${slug}&draft=true&depth=0&locale=en`),
  versions: () => request(`${settings.cms}/api/pages/versions?where[version.slug][equals]=${slug}&locale=en`),
  GraphQL: () =>
    request(`${settings.cms}/api/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(graph),
    }),
}

/** A search page repeats what was asked for; only a found page has the whole title. */
const shows = (name: string, text: string) =>
  name === 'sitemap' ? text.includes(slug) : text.includes(texts.title) || text.includes(texts.text)

const shownIn = async () => {
  const shown: string[] = []
  for (const [name, ask] of Object.entries(outputs)) if (shows(name, (await ask()).text)) shown.push(name)
  return shown
}

describe('a page that is not published is nowhere (C2)', () => {
  let editor: Awaited<ReturnType<typeof signInAsEditor>>
  const ids: string[] = []

  beforeAll(async () => {
    editor = await signInAsEditor()
  })

  afterAll(async () => {
    for (const id of ids) await editor.deletePage(id)
  })

  test('neither before it is published, nor after it became a draft again, nor as a copy', async () => {
    const site = await editor.mainSiteId()
    const blocks = [{ blockType: 'hero', heading: texts.heading, lead: texts.text, links: [] }]
    const draft = { site, slug, title: texts.title, description: texts.text, _status: 'draft', blocks }
    const id = await editor.create('pages', draft)
    ids.push(id)
    expect(await shownIn()).toEqual([])

    await editor.publishTexts(id, 'en', texts)
    // So that the same look finds something where there is something to find.
    await eventually(
      shownIn,
      (shown) => ['page', 'content twin', 'sitemap', 'search', 'REST', 'GraphQL'].every((name) => shown.includes(name)),
      60,
    )
    await editor.saveDraft(id, 'en', { ...texts, title: 'Another title' })
    await editor.change('pages', id, { _status: 'draft' })
    await eventually(shownIn, (shown) => shown.length === 0, 60)

    ids.push(await editor.duplicate(id))
    expect(await shownIn()).toEqual([])
  }, 200_000)
})
