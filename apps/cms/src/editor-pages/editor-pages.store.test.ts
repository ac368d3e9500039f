import { sql } from '@payloadcms/db-postgres'
import { expect, test } from 'vitest'
import { serviceKeyHeader } from '../access/service-key.ts'
import { transactionOf } from '../postgres/transaction-of.ts'
import { readSettings } from '../settings.ts'
import { aPage } from '../testing/a-page.ts'
import { type TestContext, rolledBack } from '../testing/rolled-back.ts'
import { findEditorPages } from './find-editor-pages.ts'
import { listEditorPages } from './list-editor-pages.ts'

const by = ({ req }: TestContext) => ({ collection: 'pages', req, overrideAccess: false, locale: 'en' }) as const

const find = async (context: TestContext, id: string, stage: 'DRAFT' | 'PUBLISHED') => {
  const db = await transactionOf(context.req)
  return (await findEditorPages(db, { siteSlug: '', language: 'de', stage })).find((page) => page.id === id)
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
