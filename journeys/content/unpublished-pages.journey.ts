import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PageTexts, signInAsEditor } from '../support/editor.ts'
import { eventually, request } from '../support/request.ts'
import { settings } from '../support/settings.ts'

type Hidden = { canary: string; slug: string; texts: PageTexts }

function aHiddenPage(): Hidden {
  const canary = `canary${randomUUID().replaceAll('-', '')}`
  const texts = { title: `Title ${canary}`, heading: `Heading ${canary}`, text: `Text ${canary}` }
  return { canary, slug: `hidden-${randomUUID()}`, texts }
}

const searchFor = (query: string) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ localeCode: 'en', siteSlug: '', query, page: 1 }),
})

/** Every place where an anonymous visitor could find a page. */
const outputsOf = ({ canary, slug }: Hidden): Record<string, () => ReturnType<typeof request>> => ({
  page: () => request(`${settings.edge}/en/${slug}`),
  'page data': () => request(`${settings.edge}/en/${slug}.data`),
  'page JSON': () => request(`${settings.edge}/en/${slug}/_payload.json`),
  'page with a draft flag': () => request(`${settings.edge}/en/${slug}?draft=true&preview=true&nextRelease=true`),
  sitemap: () => request(`${settings.edge}/sitemaps/en.xml`),
  feed: () => request(`${settings.edge}/en/feeds/stories.json`),
  search: () => request(`${settings.edge}/api/search-proxy/search`, searchFor(canary)),
  'search page': () => request(`${settings.edge}/en/search?q=${canary}`),
  preview: () => request(`${settings.edge}/en/editor/preview/${slug}?stage=DRAFT`),
  'preview data': () => request(`${settings.edge}/en/editor/preview/${slug}.data?stage=DRAFT`),
  'previewed page': () => request(`${settings.edge}/en/editor/preview-page/${slug}?stage=DRAFT`),
  'previewed page with a forged link': () =>
    request(`${settings.edge}/en/editor/preview-page/${slug}?stage=DRAFT&link=${'a'.repeat(43)}`),
  'draft proxy': () => request(`${settings.edge}/api/draft-proxy/page?path=${slug}&language=en&stage=DRAFT`),
  'GraphQL with a stage': () =>
    request(`${settings.contentService}/api/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-content-stage': 'DRAFT', 'x-content-service-key': 'guess' },
      body: JSON.stringify({ query: `{ Pages(draft: true, locale: en, limit: 500) { docs { slug title } } }` }),
    }),
  REST: () => request(`${settings.cms}/api/pages?where[slug][equals]=${slug}&draft=true&depth=0&locale=en`),
  versions: () => request(`${settings.cms}/api/pages/versions?where[version.slug][equals]=${slug}&locale=en`),
  GraphQL: () =>
    request(`${settings.contentService}/api/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query: `{ Pages(where: { slug: { equals: "${slug}" } }, draft: true, locale: en) { docs { title } } }`,
      }),
    }),
})

/** A search page repeats the query; only a found page has the whole title. */
const shows = ({ slug, texts }: Hidden, name: string, text: string) =>
  name === 'sitemap' ? text.includes(slug) : text.includes(texts.title) || text.includes(texts.text)

const shownIn = async (hidden: Hidden) => {
  const shown: string[] = []
  for (const [name, fetchOutput] of Object.entries(outputsOf(hidden))) {
    if (shows(hidden, name, (await fetchOutput()).text)) shown.push(name)
  }
  return shown
}

describe('an unpublished page is not visible anywhere (C2)', () => {
  let editor: Awaited<ReturnType<typeof signInAsEditor>>
  const ids: string[] = []

  beforeAll(async () => {
    editor = await signInAsEditor()
  })

  afterAll(async () => {
    for (const id of ids) await editor.deletePage(id)
  })

  test('neither before publishing, nor after it became a draft again, nor as a copy', async () => {
    const hidden = aHiddenPage()
    const { slug, texts } = hidden
    const shown = () => shownIn(hidden)
    const site = await editor.mainSiteId()
    const blocks = [{ blockType: 'hero', heading: texts.heading, lead: texts.text, links: [] }]
    const draft = { site, slug, title: texts.title, description: texts.text, _status: 'draft', blocks }
    const id = await editor.create('pages', draft)
    ids.push(id)
    expect(await shown()).toEqual([])

    await editor.publishTexts(id, 'en', texts)
    // Shows that the check finds a published page.
    await eventually(shown, (names) =>
      ['page', 'page JSON', 'sitemap', 'search', 'REST', 'GraphQL'].every((name) => names.includes(name)),
    )
    await editor.saveDraft(id, 'en', { ...texts, title: 'Another title' })
    await editor.change('pages', id, { _status: 'draft' })
    await eventually(shown, (names) => names.length === 0)

    ids.push(await editor.duplicate(id))
    expect(await shown()).toEqual([])
  }, 200_000)
})
