import { bold, link, paragraph, richText } from '@ferrule/blocks/rich-text/rich-text-nodes'
import { sql } from '@payloadcms/db-postgres'
import { expect, test } from 'vitest'
import type { Page } from '../payload-types.ts'
import { transactionOf } from '../postgres/transaction-of.ts'
import { toEditorTree } from '../seeding/to-editor-tree.ts'
import { aPage } from '../testing/a-page.ts'
import { type TestContext, rolledBack } from '../testing/rolled-back.ts'
import { editTranslation } from './edit-translation.ts'
import { loadTranslation, toDeskSegments } from './load-translation.ts'

const body = richText(
  paragraph('Open ', link('the manual', 'https://norlitz.example/manual'), ' ', bold('now')),
  paragraph('Second.'),
)
const blocks: Page['blocks'] = [{ blockType: 'text', heading: 'First', body: toEditorTree(body) }]
const session = 'digest'

async function createPage({ payload, req, siteId }: TestContext) {
  const as = { collection: 'pages', req, overrideAccess: false, locale: 'en' } as const
  const { id } = await payload.create({ ...as, data: aPage({ site: siteId, blocks }) })
  return { pageId: id, language: 'fr' } as const
}

async function listSegments({ req }: TestContext, at: Awaited<ReturnType<typeof createPage>>) {
  const loaded = await loadTranslation(await transactionOf(req), at)
  if (!loaded) throw new Error('the page has no translation')
  return toDeskSegments(loaded)
}

const readFrench = ({ payload, req }: TestContext, id: string) =>
  payload.findByID({ collection: 'pages', req, id, locale: 'fr', fallbackLocale: false, draft: true })

test('typed texts are saved as a draft of one language, with the links and formatting of the source', () =>
  rolledBack(async (context) => {
    const { req, payload } = context
    const db = await transactionOf(req)
    const at = await createPage(context)
    const segments = await listSegments(context, at)
    const typed: Record<string, string> = {
      Wire: 'Fil',
      First: 'Premier',
      'Open <1>the manual</1> <2>now</2>\nSecond.': 'Ouvrez <2>maintenant</2> <1>le manuel</1>\nDeuxième.',
    }
    const edits = segments.map(({ key, sourceHash, taggedSource }) => ({
      key,
      sourceHash,
      text: typed[taggedSource] ?? '',
    }))
    expect(await editTranslation(req, db, { ...at, edits, session })).toMatchObject({ accepted: 3, refused: [] })
    const french = await readFrench(context, at.pageId)
    expect(french).toMatchObject({ title: 'Fil', _status: 'draft', blocks: [{ heading: 'Premier' }] })
    expect(JSON.stringify(french.blocks)).toMatch(/"maintenant".*norlitz.example\/manual".*"le manuel"/)
    const english = await payload.findByID({ collection: 'pages', req, id: at.pageId, locale: 'en' })
    expect(english).toMatchObject({ title: 'Wire', _status: 'published', blocks: [{ heading: 'First' }] })
    const after = await listSegments(context, at)
    expect(after.map(({ state, taggedTarget }) => [state, taggedTarget])).toEqual(
      Object.values(typed).map((text) => ['translated', text]),
    )
  }))

test('a text whose source changed meanwhile is refused, and the others are saved', () =>
  rolledBack(async (context) => {
    const { req, payload } = context
    const db = await transactionOf(req)
    const at = await createPage(context)
    const segments = await listSegments(context, at)
    const as = { collection: 'pages', req, overrideAccess: false, locale: 'en' } as const
    await payload.update({ ...as, id: at.pageId, data: { title: 'Wires', _status: 'published' } })
    const edits = segments.map(({ key, sourceHash }) => ({ key, sourceHash, text: 'Traduit' }))
    expect(await editTranslation(req, db, { ...at, edits, session })).toMatchObject({
      accepted: 1,
      refused: [
        { key: 'title', reason: 'source-changed', source: 'Wires' },
        { field: 'body', reason: 'codes' },
      ],
    })
    expect(await readFrench(context, at.pageId)).toMatchObject({ title: null, blocks: [{ heading: 'Traduit' }] })
  }))

test('texts saved one after the other share a version, and saving one again changes nothing', () =>
  rolledBack(async (context) => {
    const { req } = context
    const db = await transactionOf(req)
    const at = await createPage(context)
    const count = async () => {
      const { rows } = await db.execute(sql`select
        (select count(*)::int from _pages_v where parent_id = ${at.pageId}) as versions,
        (select count(*)::int from translation_events where page_id = ${at.pageId} and action = 'edit') as events`)
      return rows[0]
    }
    const [title, heading] = await listSegments(context, at)
    if (!title || !heading) throw new Error('the page has no texts')
    const edit = ({ key, sourceHash }: typeof title, text: string) =>
      editTranslation(req, db, { ...at, edits: [{ key, sourceHash, text }], session })
    await edit(title, 'Fil')
    const first = await count()
    await edit(heading, 'Premier')
    expect(await count()).toMatchObject({ versions: first?.['versions'], events: 2 })
    await edit(heading, 'Premier')
    expect(await count()).toMatchObject({ versions: first?.['versions'], events: 2 })
    expect(await readFrench(context, at.pageId)).toMatchObject({ title: 'Fil', blocks: [{ heading: 'Premier' }] })
  }))

test('the last open text delivers a started translation', () =>
  rolledBack(async (context) => {
    const { req } = context
    const db = await transactionOf(req)
    const at = await createPage(context)
    await db.execute(sql`insert into translation_orders (page_id, language) values (${at.pageId}, 'fr')`)
    const isDelivered = async () => {
      const { rows } = await db.execute(
        sql`select imported_at is not null as delivered from translation_orders where page_id = ${at.pageId}`,
      )
      return rows[0]?.['delivered']
    }
    for (const { key, sourceHash, taggedSource } of await listSegments(context, at)) {
      expect(await isDelivered()).toBe(false)
      await editTranslation(req, db, { ...at, edits: [{ key, sourceHash, text: taggedSource }], session })
    }
    expect(await isDelivered()).toBe(true)
  }))
