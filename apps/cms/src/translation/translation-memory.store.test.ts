import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { expect, test } from 'vitest'
import { transactionOf } from '../postgres/transaction-of.ts'
import { aPage } from '../testing/a-page.ts'
import { type TestContext, rolledBack } from '../testing/rolled-back.ts'
import { findGlossaryTerms } from './glossary-store.ts'
import { findMatches } from './find-matches.ts'
import { loadTranslation, toDeskSegments } from './load-translation.ts'
import { findMemoryMatches, saveMemoryPairs } from './memory-store.ts'

const languages = { sourceLanguage: 'en', language: 'fr' } as const

async function createPage({ payload, req, siteId }: TestContext, title: string): Promise<string> {
  const as = { collection: 'pages', req, overrideAccess: false, locale: 'en' } as const
  return (await payload.create({ ...as, data: aPage({ site: siteId, title }) })).id
}

const publishFrench = ({ payload, req }: TestContext, id: string, title: string) =>
  payload.update({
    collection: 'pages',
    req,
    overrideAccess: false,
    id,
    locale: 'fr',
    data: { title, _status: 'published' },
  })

async function findTitleMatches({ req }: TestContext, pageId: string) {
  const db = await transactionOf(req)
  const loaded = await loadTranslation(db, { pageId, language: 'fr' })
  if (!loaded) throw new Error('the page has no translation')
  return (await findMatches(db, { loaded, segments: toDeskSegments(loaded), language: 'fr' })).get('title')
}

test('a published translation is offered for the same and for a similar source, with its score and page', () =>
  rolledBack(async (context) => {
    const title = `Axion ${randomUUID()} for seals and short wires`
    const first = await createPage(context, title)
    await publishFrench(context, first, 'Axion pour joints')
    expect(await findTitleMatches(context, await createPage(context, title))).toEqual([
      { score: 100, source: title, target: 'Axion pour joints', page: title },
    ])
    expect(await findTitleMatches(context, await createPage(context, `${title} only`))).toMatchObject([
      { score: expect.toSatisfy((score: number) => score >= 80 && score < 100), target: 'Axion pour joints' },
    ])
    expect(await findTitleMatches(context, await createPage(context, randomUUID()))).toBeUndefined()
  }))

test('a changed translation replaces its pair, and a draft is no pair', () =>
  rolledBack(async (context) => {
    const title = `Wire ${randomUUID()}`
    const id = await createPage(context, title)
    await publishFrench(context, id, 'Fil')
    await publishFrench(context, id, 'Câble')
    const { payload, req } = context
    const as = { collection: 'pages', req, overrideAccess: false, locale: 'fr', draft: true } as const
    await payload.update({ ...as, id, data: { title: 'Brouillon', _status: 'draft' } })
    const other = await createPage(context, title)
    expect(await findTitleMatches(context, other)).toMatchObject([{ score: 100, target: 'Câble' }])
  }))

test('the memory stays within its size, and publishing the same again writes nothing', () =>
  rolledBack(async (context) => {
    const db = await transactionOf(context.req)
    const pageId = await createPage(context, 'Wire')
    const source = `Oldest ${randomUUID()}`
    const pair = { sourceHash: randomUUID(), source, target: 'Ancien' }
    await saveMemoryPairs(db, { pageId, ...languages }, [pair])
    const idOf = async (hash: string) =>
      Number(
        (await db.execute(sql`select id from translation_memory where source_hash = ${hash}`)).rows[0]?.['id'] ?? 0,
      )
    const id = await idOf(pair.sourceHash)
    await saveMemoryPairs(db, { pageId, ...languages }, [pair])
    expect(await idOf(pair.sourceHash)).toBe(id)
    // Not by the sequence: a transaction does not roll it back.
    await db.execute(sql`insert into translation_memory (id, source_language, language, source_hash, source, target, bands)
      values (${id + 200_000}, 'en', 'fr', ${randomUUID()}, 'Newest', 'Neuf', '{}')`)
    await saveMemoryPairs(db, { pageId, ...languages }, [{ ...pair, sourceHash: randomUUID() }])
    expect(await idOf(pair.sourceHash)).toBe(0)
  }))

test('each source has at most three matches of its languages', () =>
  rolledBack(async (context) => {
    const db = await transactionOf(context.req)
    const pageId = await createPage(context, 'Wire')
    const source = `Sealed harness ${randomUUID()} in one pass`
    const pairs = ['a', 'b', 'c', 'd'].map((end) => ({
      sourceHash: randomUUID(),
      source: `${source} ${end}`,
      target: end,
    }))
    await saveMemoryPairs(db, { pageId, ...languages }, pairs)
    const wanted = [{ key: 'title', hash: randomUUID(), source }]
    expect(await findMemoryMatches(db, languages, wanted)).toHaveLength(3)
    expect(await findMemoryMatches(db, { ...languages, language: 'de' }, wanted)).toEqual([])
    expect(await findMemoryMatches(db, { ...languages, sourceLanguage: 'de' }, wanted)).toEqual([])
  }))

test('the glossary has the terms of both languages, without those in the trash', () =>
  rolledBack(async (context) => {
    const { payload, req } = context
    const db = await transactionOf(req)
    const term = `Term ${randomUUID()}`
    const as = { collection: 'glossary-terms', req, overrideAccess: false } as const
    const { id } = await payload.create({ ...as, locale: 'en', data: { term, note: 'A note.' } })
    await payload.update({ ...as, id, locale: 'fr', data: { term: 'Terme', forbidden: 'Mot\n\n Vocable ' } })
    const find = async () => (await findGlossaryTerms(db, languages)).find(({ source }) => source === term)
    expect(await find()).toEqual({ source: term, target: 'Terme', forbidden: ['Mot', 'Vocable'], note: 'A note.' })
    await payload.update({ ...as, id, locale: 'en', data: { deletedAt: new Date().toISOString() } })
    expect(await find()).toBeUndefined()
  }))
