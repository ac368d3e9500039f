import { sql } from '@payloadcms/db-postgres'
import { editorPageFilters } from '@ferrule/domain/editor/editor-page-list'
import { expect, test } from 'vitest'
import { serviceKeyHeader } from '../access/service-key.ts'
import { transactionOf } from '../postgres/transaction-of.ts'
import { readSettings } from '../settings.ts'
import { aPage } from '../testing/a-page.ts'
import { type TestContext, rolledBack } from '../testing/rolled-back.ts'
import { countEditorPages } from './count-editor-pages.ts'
import { type EditorPagesQuery, findEditorPages } from './find-editor-pages.ts'
import { listEditorPages } from './list-editor-pages.ts'

const by = ({ req }: TestContext) => ({ collection: 'pages', req, overrideAccess: false, locale: 'en' }) as const

const find = async (context: TestContext, id: string, stage: 'DRAFT' | 'PUBLISHED') => {
  const db = await transactionOf(context.req)
  const found = await findEditorPages(db, { siteId: context.siteId, titleLanguage: 'de', stage, search: id, shown: 50 })
  return found.rows.find((page) => page.id === id)
}

test('each language of a page has its own state, and the stage chooses the texts', () =>
  rolledBack(async (context) => {
    const { payload } = context
    const data = aPage({ site: context.siteId, title: 'Wire' })
    const { id } = await payload.create({ ...by(context), data })
    const german = { title: 'Draht', blocks: data.blocks, _status: 'published' } as const
    await payload.update({ ...by(context), id, locale: 'de', data: german })
    await payload.update({ ...by(context), id, locale: 'de', draft: true, data: { title: 'Leitung' } })
    await payload.update({ ...by(context), id, locale: 'fr', draft: true, data: { title: 'Fil' } })
    const states = { en: 'published', de: 'draft-newer', fr: 'draft' }
    expect(await find(context, id, 'PUBLISHED')).toMatchObject({ title: 'Draht', path: data.slug, states })
    expect(await find(context, id, 'DRAFT')).toMatchObject({ title: 'Leitung', states })
  }))

test('a published language under embargo has its own state and its moment', () =>
  rolledBack(async (context) => {
    const data = aPage({ site: context.siteId, title: 'Wire' })
    const { id } = await context.payload.create({ ...by(context), data })
    const german = { title: 'Draht', blocks: data.blocks, _status: 'published' } as const
    const appearsAt = '2099-01-31T08:30:00.000Z'
    await context.payload.update({ ...by(context), id, locale: 'de', data: { ...german, appearsAt } })
    const states = { en: 'published', de: 'embargo' }
    const embargoes = { de: '2099-01-31T08:30:00Z' }
    expect(await find(context, id, 'PUBLISHED')).toMatchObject({ states, embargoes })
    await context.payload.update({ ...by(context), id, locale: 'de', draft: true, data: { title: 'Leitung' } })
    expect(await find(context, id, 'DRAFT')).toMatchObject({ states: { ...states, de: 'draft-newer' }, embargoes })
  }))

test('a page after its end is no longer public in any published language', () =>
  rolledBack(async (context) => {
    const data = aPage({ site: context.siteId, title: 'Wire' })
    const { id } = await context.payload.create({ ...by(context), data })
    await context.payload.update({ ...by(context), id, locale: 'fr', draft: true, data: { title: 'Fil' } })
    const db = await transactionOf(context.req)
    await db.execute(sql`update pages set unpublish_at = now() - interval '1 second' where id = ${id}`)
    expect(await find(context, id, 'DRAFT')).toMatchObject({ states: { en: 'ended', fr: 'draft' } })
    await db.execute(sql`update pages set unpublish_at = now() + interval '1 day' where id = ${id}`)
    expect(await find(context, id, 'DRAFT')).toMatchObject({ states: { en: 'published', fr: 'draft' } })
  }))

test('the published stage has no draft, and no stage has the trash', () =>
  rolledBack(async (context) => {
    const data = aPage({ site: context.siteId, title: 'Draft', _status: 'draft' })
    const { id } = await context.payload.create({ ...by(context), draft: true, data })
    expect(await find(context, id, 'PUBLISHED')).toBeUndefined()
    expect(await find(context, id, 'DRAFT')).toMatchObject({ title: 'Draft', states: { en: 'draft' } })
    await context.payload.update({ ...by(context), id, data: { deletedAt: new Date().toISOString() } })
    expect(await find(context, id, 'DRAFT')).toBeUndefined()
  }))

test('only the website may list pages with drafts [C14]', () =>
  rolledBack(async ({ req }) => {
    const searchParams = new URLSearchParams({ siteSlug: '', language: 'en', stage: 'DRAFT' })
    const call = async (headers: Headers) =>
      (await listEditorPages.handler(Object.assign(req, { headers, searchParams }))).status
    expect(await call(new Headers())).toBe(404)
    expect(await call(new Headers({ [serviceKeyHeader]: 'guess' }))).toBe(404)
    expect(await call(new Headers({ [serviceKeyHeader]: readSettings().serviceKey }))).toBe(200)
  }))

/** Four pages of a new site; `names` are the last parts of their ids, by path. */
async function addTree({ req }: TestContext) {
  const db = await transactionOf(req)
  const ids = {
    orphan: '00000000-0000-4000-8000-00000000000d',
    products: '00000000-0000-4000-8000-000000000001',
    cutting: '00000000-0000-4000-8000-00000000000c',
    old: '00000000-0000-4000-8000-000000000003',
  }
  const siteId = '00000000-0000-4000-8000-00000000aaaa'
  await db.execute(sql`insert into sites (id, slug, name) values (${siteId}, 'tree-of-a-test', 'Tree')`)
  await db.execute(sql`
    insert into pages (id, site_id, path, parent_id, publish_at) values
      (${ids.old}, ${siteId}, 'products-old', null, '2020-01-01'),
      (${ids.products}, ${siteId}, 'products', null, '2020-01-01'),
      (${ids.cutting}, ${siteId}, 'products/cutting', ${ids.products}, '2020-01-01'),
      (${ids.orphan}, ${siteId}, 'orphan', null, '2020-01-01')`)
  await db.execute(sql`insert into _pages_v (parent_id, latest, version_path, version_parent_id)
    select id, true, path, parent_id from pages where site_id = ${siteId}`)
  await db.execute(sql`
    insert into page_language_states (page_id, language, draft_title, is_draft, is_live, live_title) values
      (${ids.old}, 'de', 'Alt', true, false, null), (${ids.old}, 'fr', 'Vieux', false, true, 'Vieux'),
      (${ids.products}, 'en', 'Machines', false, true, 'Machines'), (${ids.products}, 'de', null, false, false, null),
      (${ids.cutting}, 'en', 'Änderung', true, true, 'Cut'), (${ids.cutting}, 'de', 'Schnitt', false, true, 'Schnitt'),
      (${ids.orphan}, 'en', null, true, false, null)`)
  await db.execute(
    sql`insert into translation_orders (page_id, language) values (${ids.cutting}, 'ja'), (${ids.cutting}, 'zh')`,
  )
  const find = async (query: Partial<EditorPagesQuery>) => {
    const filters = { ...editorPageFilters.parse({ stage: 'DRAFT' }), ...query }
    return findEditorPages(db, { ...filters, siteId, titleLanguage: 'en', titlesOf: [ids.products] })
  }
  const nameOf = (id: string) => Object.entries(ids).find(([, one]) => one === id)?.[0]
  return {
    db,
    siteId,
    ids,
    find,
    namesOf: async (query: Partial<EditorPagesQuery>) => (await find(query)).rows.map(({ id }) => nameOf(id)),
  }
}

test('lists each page before the pages below it, with its depth', () =>
  rolledBack(async (context) => {
    const { db, ids, siteId, find, namesOf } = await addTree(context)
    expect((await find({})).rows.map(({ path, depth }) => [path, depth])).toEqual([
      ['orphan', 0],
      ['products', 0],
      ['products/cutting', 1],
      ['products-old', 0],
    ])
    expect((await find({ search: 'nothing' })).titles).toEqual([{ id: ids.products, title: 'Machines' }])
    expect(await find({ shown: 2 })).toMatchObject({ matches: 4, rows: [{ id: ids.orphan }, { id: ids.products }] })
    expect(await namesOf({ stage: 'PUBLISHED' })).toEqual(['products', 'cutting', 'old'])
    // A circle of parents ends.
    await db.execute(sql`update _pages_v set version_parent_id = ${ids.cutting} where parent_id = ${ids.products}`)
    expect((await find({})).rows).toHaveLength(4)
    await db.execute(sql`update pages set deleted_at = now() where site_id = ${siteId}`)
    expect(await find({})).toEqual({ matches: 0, rows: [], titles: [] })
  }))

test.each<[Partial<EditorPagesQuery>, string[]]>([
  [{ search: 'CUTTING' }, ['cutting']],
  [{ search: 'änderung' }, ['cutting']],
  [{ search: '/products' }, ['products', 'cutting', 'old']],
  [{ search: '00000000000D' }, ['orphan']],
  [{ search: '%' }, []],
  [{ language: 'de' }, ['cutting', 'old']],
  [{ state: 'draft' }, ['old']],
  [{ language: 'en', state: 'draft-newer' }, ['cutting']],
  [{ language: 'en', state: 'missing' }, ['orphan', 'old']],
  [{ language: 'fr', state: 'published', search: 'vieux' }, []],
  [{ language: 'fr', state: 'published', search: 'alt' }, ['old']],
  [{ state: 'missing' }, []],
])('the filters %j find %j', (query, names) =>
  rolledBack(async (context) => {
    const { namesOf } = await addTree(context)
    expect(await namesOf(query)).toEqual(names)
  }),
)

test('a page counts once for each of its states, and in each language', () =>
  rolledBack(async (context) => {
    const { db, siteId } = await addTree(context)
    const { pageCount, livePageCount, counts } = await countEditorPages(db, siteId)
    expect([pageCount, livePageCount, counts.inProgress]).toEqual([4, 3, 1])
    expect(counts.pages).toEqual({ published: 3, 'draft-newer': 1, draft: 1, embargo: 0, ended: 0 })
    expect(counts.languages.de).toMatchObject({ published: 1, draft: 1, missing: 2 })
    expect(counts.languages.ja.missing).toBe(4)
    await db.execute(sql`update pages set unpublish_at = now() - interval '1 second' where site_id = ${siteId}`)
    expect((await countEditorPages(db, siteId)).counts.pages).toMatchObject({ published: 0, ended: 3, draft: 1 })
  }))
