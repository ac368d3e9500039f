import { paragraph, richText } from '@ferrule/blocks/rich-text/rich-text-nodes'
import { sql } from '@payloadcms/db-postgres'
import { expect, test } from 'vitest'
import { serviceKeyHeader } from '../access/service-key.ts'
import type { Page } from '../payload-types.ts'
import { transactionOf } from '../postgres/transaction-of.ts'
import { toEditorTree } from '../seeding/to-editor-tree.ts'
import { readSettings } from '../settings.ts'
import { aPage } from '../testing/a-page.ts'
import { type TestContext, rolledBack } from '../testing/rolled-back.ts'
import { exportTranslation } from './export-translation.ts'
import { importTranslation } from './import-translation.ts'
import { loadTranslation, toDeskSegments } from './load-translation.ts'
import { translationFileEndpoints } from './translation-file-endpoints.ts'

const text = (heading: string, words: string) =>
  ({ blockType: 'text', heading, body: toEditorTree(richText(paragraph(words))) }) as const
const blocks: Page['blocks'] = [text('First', 'One.'), text('Second', 'Two.')]
const session = 'digest'

const save = (
  { payload, req }: TestContext,
  id: string,
  { locale, ...data }: Partial<Page> & { locale: 'en' | 'fr' },
) =>
  payload.update({
    collection: 'pages',
    req,
    overrideAccess: false,
    id,
    locale,
    data: { ...data, _status: 'published' },
  })

async function createPage({ payload, req, siteId }: TestContext): Promise<Page> {
  const as = { collection: 'pages', req, overrideAccess: false, locale: 'en' } as const
  return payload.create({ ...as, data: aPage({ site: siteId, blocks }) })
}

const readFrench = ({ payload, req }: TestContext, id: string) =>
  payload.findByID({
    collection: 'pages',
    req,
    overrideAccess: false,
    id,
    locale: 'fr',
    fallbackLocale: false,
    draft: true,
  })

/** As a translator does: every source becomes a target in capitals. */
const translate = (xliff: string | undefined) =>
  (xliff ?? '').replaceAll(
    /<source>(.*?)<\/source>(?=<\/segment>)/g,
    (whole, source: string) => `${whole}<target>${source.toUpperCase()}</target>`,
  )

test('a page has the times of export and import, and only the text that changed meanwhile is refused [S3-063]', () =>
  rolledBack(async (context) => {
    const { req } = context
    const db = await transactionOf(req)
    const page = await createPage(context)
    const at = { pageId: page.id, language: 'fr' } as const
    const file = await exportTranslation(db, { ...at, session })
    const [first, second] = page.blocks
    if (first?.blockType !== 'text' || !second) throw new Error('the page has other blocks')
    // Meanwhile an editor changes one heading and the order of the blocks.
    await save(context, page.id, { locale: 'en', blocks: [second, { ...first, heading: 'Changed' }] })
    const xliff = translate(file?.xliff)
    const report = await importTranslation(req, db, { ...at, xliff, session })
    expect(report).toMatchObject({
      ok: true,
      value: { accepted: 4, untranslated: 0, refused: [{ reason: 'source-changed', block: 2, source: 'Changed' }] },
    })
    const french = await readFrench(context, page.id)
    expect(french).toMatchObject({ title: 'WIRE', blocks: [{ heading: 'SECOND' }, { heading: null }] })
    expect(french.blocks.map(({ stableKey }) => stableKey)).toEqual([second.stableKey, first.stableKey])
    const loaded = await loadTranslation(db, at)
    const target = loaded?.translation.targetLanguages.find(({ languageCode }) => languageCode === 'fr')
    expect(target).toMatchObject({ exportedAt: expect.any(String), importedAt: expect.any(String) })
    expect(loaded && toDeskSegments(loaded).flatMap(({ source, state }) => (state === 'new' ? [source] : []))).toEqual([
      'Changed',
    ])
    const { rows } = await db.execute(sql`select action from translation_events where page_id = ${page.id} order by id`)
    expect(rows).toEqual([{ action: 'export' }, { action: 'import' }])
  }))

test('the same file again changes nothing, and a file of another page or language is refused', () =>
  rolledBack(async (context) => {
    const { req } = context
    const db = await transactionOf(req)
    const { id: pageId } = await createPage(context)
    const input = { pageId, language: 'fr', session } as const
    const xliff = translate((await exportTranslation(db, input))?.xliff)
    await importTranslation(req, db, { ...input, xliff })
    const before = await readFrench(context, pageId)
    expect(await importTranslation(req, db, { ...input, xliff })).toMatchObject({ ok: true, value: { accepted: 5 } })
    expect(await readFrench(context, pageId)).toEqual(before)
    expect(await exportTranslation(db, input)).toEqual({ xliff: undefined })
    const refusalOf = async (file: string) => importTranslation(req, db, { ...input, xliff: file })
    expect(await refusalOf('<html/>')).toEqual({ ok: false, reason: 'unreadable' })
    expect(await refusalOf(xliff.replaceAll(pageId, 'other'))).toEqual({ ok: false, reason: 'other-page' })
    expect(await refusalOf(xliff.replace('trgLang="fr"', 'trgLang="de"'))).toEqual({
      ok: false,
      reason: 'other-language',
    })
  }))

test('a published translation notices later changes of its source, with the source it was made from', () =>
  rolledBack(async (context) => {
    const { req } = context
    const db = await transactionOf(req)
    const page = await createPage(context)
    await save(context, page.id, {
      locale: 'fr',
      title: 'Fil',
      blocks: [text('Premier', 'Un.'), text('Second', 'Deux.')],
    })
    await save(context, page.id, { locale: 'en', title: 'Wires' })
    const at = { pageId: page.id, language: 'fr' } as const
    const loaded = await loadTranslation(db, at)
    const changed = loaded && toDeskSegments(loaded).filter(({ state }) => state !== 'translated')
    expect(changed).toMatchObject([{ key: 'title', source: 'Wires', previousSource: 'Wire', target: 'Fil' }])
    const file = await exportTranslation(db, { ...at, session })
    expect(file?.xliff).toContain('<note category="previous-source">Wire</note>')
    expect(file?.xliff).not.toContain('Premier')
  }))

test('only the website exports, imports and edits [C15]', () =>
  rolledBack(async (context) => {
    const { id } = await createPage(context)
    const call = async (key: string) => {
      const headers = new Headers({ [serviceKeyHeader]: key })
      const edits = [{ key: 'title', sourceHash: 'hash', text: 'Fil' }]
      const json = async () => ({ language: 'fr', session, xliff: '', edits })
      const statuses: number[] = []
      for (const { handler, method } of translationFileEndpoints) {
        const searchParams = new URLSearchParams({ language: 'fr' })
        const req = Object.assign(context.req, {
          headers,
          json,
          searchParams,
          method: method.toUpperCase(),
          routeParams: { id },
        })
        statuses.push((await handler(req)).status)
      }
      return statuses
    }
    expect(await call('guess')).toEqual([404, 404, 404, 404])
    expect(await call(readSettings().serviceKey)).toEqual([200, 200, 200, 200])
  }))
