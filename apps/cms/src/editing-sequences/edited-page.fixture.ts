import { paragraph, richText } from '@ferrule/blocks/rich-text/rich-text-nodes'
import { expect } from 'vitest'
import { restoreLanguage } from '../restoring/restore-language.ts'
import { toEditorTree } from '../seeding/to-editor-tree.ts'
import { aPage } from '../testing/a-page.ts'
import type { TestContext } from '../testing/rolled-back.ts'
import type { Draw } from './draw.fixture.ts'

export const locales = ['en', 'de', 'fr'] as const
export type Locale = (typeof locales)[number]

/** A text of one language: each entry of `blocks` names page, language, block and revision. */
type Text = { title: string; blocks: string[] }
type Texts = Partial<Record<Locale, Text>>

/** A page as the test expects it to be stored. */
export type EditedPage = {
  id: string
  name: string
  slug: string
  live: Texts
  newest: Texts
  isTrashed: boolean
  /** All texts that were saved, by their titles, which are unique. */
  saved: Map<string, { locale: Locale; text: Text }>
  /** The stable key of each block, by page, language and block. */
  keys: Map<string, string>
}

const as = ({ req }: TestContext) =>
  ({ collection: 'pages', req, overrideAccess: false, fallbackLocale: false }) as const

export async function createEditedPage(context: TestContext, name: string): Promise<EditedPage> {
  const text: Text = { title: `${name}.en#0`, blocks: [`${name}.en.a#0`, `${name}.en.b#0`] }
  const data = { ...aPage({ site: context.siteId }), ...(await toFields(context, undefined, text)) }
  const { id, slug } = await context.payload.create({ ...as(context), locale: 'en', data })
  const saved = new Map([[text.title, { locale: 'en' as const, text }]])
  const texts = { live: { en: text }, newest: { en: text } }
  return { id, name, slug: String(slug), ...texts, isTrashed: false, saved, keys: new Map() }
}

type Stored = { page: EditedPage; locale: Locale }

/** The fields as the form of the admin sends them: known blocks with their row ids, new ones without. */
async function toFields(context: TestContext, stored: Stored | undefined, { title, blocks }: Text) {
  const known = stored ? await readBlocks(context, stored) : new Map<string, string>()
  const rows = blocks.map((heading) => {
    const id = known.get(nameOf(heading))
    const body = toEditorTree(richText(paragraph(heading)))
    return { ...(id ? { id } : {}), blockType: 'text' as const, heading, body }
  })
  return { title, blocks: rows }
}

const nameOf = (heading: string) => heading.split('#')[0] ?? ''

async function readBlocks(context: TestContext, { page, locale }: Stored): Promise<Map<string, string>> {
  const { blocks } = await context.payload.findByID({ ...as(context), id: page.id, locale, draft: true, depth: 0 })
  return new Map((blocks ?? []).flatMap((row) => ('heading' in row ? [[nameOf(row.heading ?? ''), row.id ?? '']] : [])))
}

type Change = (context: TestContext, page: EditedPage, draw: Draw) => Promise<Locale[]>

/** Each change returns the languages that it names; the published state of the others must stay. */
const edit: Change = async (context, page, draw) => {
  const locale = draw.pick(locales)
  const revision = draw.next()
  const before = page.newest[locale]?.blocks ?? []
  const edited = before.map((heading) => (draw.chance(3) ? `${nameOf(heading)}#${revision}` : heading))
  const added = draw.chance(3) || before.length === 0 ? [`${page.name}.${locale}.${revision}#0`] : []
  const kept = edited.length > 1 && draw.chance(5) ? draw.without(edited) : edited
  await saveDraft(context, { page, locale }, { title: titleOf(page, locale, revision), blocks: [...added, ...kept] })
  return []
}

const reorder: Change = async (context, page, draw) => {
  const locale = draw.pick(locales)
  const before = page.newest[locale]
  if (!before) return []
  const text = { title: titleOf(page, locale, draw.next()), blocks: draw.shuffle(before.blocks) }
  await saveDraft(context, { page, locale }, text)
  return []
}

const titleOf = (page: EditedPage, locale: Locale, revision: number) => `${page.name}.${locale}#${revision}`

async function saveDraft(context: TestContext, stored: Stored, text: Text): Promise<void> {
  const { page, locale } = stored
  const data = await toFields(context, stored, text)
  await context.payload.update({ ...as(context), id: page.id, locale, draft: true, data })
  page.newest = { ...page.newest, [locale]: text }
  page.saved.set(text.title, { locale, text })
}

/** The admin sends the whole form, a scheduled publication only the state. */
const publish: Change = async (context, page, draw) => {
  const locale = draw.pick(locales)
  const text = page.newest[locale]
  if (!text) return []
  const form = draw.chance(2) ? await toFields(context, { page, locale }, text) : {}
  const data = { ...form, _status: 'published' as const }
  await context.payload.update({ ...as(context), id: page.id, locale, publishSpecificLocale: locale, data })
  page.live = { ...page.live, [locale]: text }
  return [locale]
}

/** Restores a text of one language, published at once or as a draft, which undoes a change. */
const restoreAs =
  (asDraft: boolean): Change =>
  async (context, page, draw) => {
    const locale = draw.pick(locales)
    const where = { parent: { equals: page.id }, 'version.title': { exists: true } }
    const found = await context.payload.findVersions({ ...as(context), locale, where, depth: 0, limit: 25 })
    const version = draw.pick(found.docs)
    const text = page.saved.get(version?.version.title ?? '')?.text
    if (!version || !text) return []
    const isDraft = asDraft || version.version._status !== 'published'
    const searchParams = new URLSearchParams({ locale, draft: String(asDraft) })
    const request = Object.assign(context.req, { routeParams: { id: version.id }, searchParams })
    await restoreLanguage.handler(request)
    page.newest = { ...page.newest, [locale]: text }
    if (!isDraft) page.live = { ...page.live, [locale]: text }
    return isDraft ? [] : [locale]
  }

/** The address belongs to all languages: its publication refreshes each public one, and changes no text. */
const rename: Change = async (context, page, draw) => {
  const locale = draw.pick(locales.filter((one) => page.live[one]))
  const text = locale && page.newest[locale]
  if (!locale || !text) return []
  const slug = `${page.name}-${draw.next()}`
  const data = { slug, _status: 'published' as const }
  await context.payload.update({ ...as(context), id: page.id, locale, publishSpecificLocale: locale, data })
  page.live = { ...page.live, [locale]: text }
  page.slug = slug
  return [...locales]
}

const trash: Change = async (context, page, draw) => {
  const deletedAt = page.isTrashed ? null : new Date().toISOString()
  const locale = draw.pick(locales) ?? 'en'
  await context.payload.update({ ...as(context), id: page.id, locale, trash: true, data: { deletedAt } })
  page.isTrashed = !page.isTrashed
  return [...locales]
}

const changes = { edit, reorder, publish, restore: restoreAs(false), undo: restoreAs(true), rename, trash }
export const pageChanges = ['edit', 'reorder', 'publish', 'restore', 'undo', 'rename', 'trash'] as const

type PageChange = { page: EditedPage; draw: Draw; name: (typeof pageChanges)[number] }

/** A page in the trash can only be taken out. */
export async function changePage(context: TestContext, { page, draw, name }: PageChange): Promise<Locale[]> {
  return page.isTrashed ? trash(context, page, draw) : changes[name](context, page, draw)
}

/** Compares both stages of a page in all languages with the expected texts, and each block with its key. */
export async function expectStored(context: TestContext, page: EditedPage): Promise<void> {
  const all = { ...as(context), id: page.id, locale: 'all', depth: 0, trash: true } as const
  const live = await context.payload.findByID({ ...all, draft: false })
  const newest = await context.payload.findByID({ ...all, draft: true })
  const published = locales.filter((locale) => byLocale(live._status)[locale] === 'published')
  expect(published).toEqual(locales.filter((locale) => page.live[locale]))
  for (const locale of published) expect(readText(page, live, locale)).toEqual(page.live[locale])
  for (const locale of locales) expect(readText(page, newest, locale)).toEqual(page.newest[locale])
  expect(live.slug).toBe(page.slug)
}

const byLocale = (value: unknown): Record<string, unknown> => Object.fromEntries(Object.entries(value ?? {}))

function readText(page: EditedPage, stored: object, locale: Locale): Text | undefined {
  const fields = byLocale(stored)
  const title = byLocale(fields['title'])[locale]
  const rows = byLocale(fields['blocks'])[locale]
  if (typeof title !== 'string') return undefined
  const blocks = (Array.isArray(rows) ? rows : []).map((row) => {
    const { heading, body, stableKey } = byLocale(row)
    expect(JSON.stringify(body)).toContain(`"${String(heading)}"`)
    const block = nameOf(String(heading))
    expect(stableKey).toBe(page.keys.get(block) ?? stableKey)
    page.keys.set(block, String(stableKey))
    return String(heading)
  })
  expect(new Set((Array.isArray(rows) ? rows : []).map((row) => byLocale(row)['stableKey'])).size).toBe(blocks.length)
  return { title, blocks }
}
