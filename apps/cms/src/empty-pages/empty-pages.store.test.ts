import { sql } from '@payloadcms/db-postgres'
import { expect, test } from 'vitest'
import { transactionOf } from '../postgres/transaction-of.ts'
import { aPage } from '../testing/a-page.ts'
import { type TestContext, rolledBack } from '../testing/rolled-back.ts'
import { touchedOnly } from './untouched-field.ts'

const by = ({ req }: TestContext) =>
  ({ collection: 'pages', req, overrideAccess: false, locale: 'en', draft: true }) as const

/** As the admin does it when an editor opens the form for a new page. */
async function openForm(context: TestContext, openedHoursAgo: number): Promise<string> {
  const { id } = await context.payload.create({ ...by(context), data: { site: context.siteId } })
  const transaction = await transactionOf(context.req)
  await transaction.execute(
    sql`update pages set created_at = now() - make_interval(hours => ${openedHoursAgo}) where id = ${id}`,
  )
  return id
}

const isListed = async (context: TestContext, id: string) => {
  const where = { and: [touchedOnly(), { id: { equals: id } }] }
  return (await context.payload.find({ ...by(context), where })).totalDocs === 1
}

const exists = async (context: TestContext, id: string) =>
  Boolean(await context.payload.findByID({ ...by(context), id, disableErrors: true }))

test('an empty page is not listed until an editor writes in it', () =>
  rolledBack(async (context) => {
    const id = await openForm(context, 0)
    expect(await isListed(context, id)).toBe(false)
    await context.payload.update({ ...by(context), id, autosave: true, data: { description: 'About wires' } })
    expect(await isListed(context, id)).toBe(true)
  }))

test('an empty page is deleted after a day; one with a word or a form that may be open stays', () =>
  rolledBack(async (context) => {
    const closed = await openForm(context, 25)
    const open = await openForm(context, 23)
    const written = await openForm(context, 25)
    await context.payload.update({ ...by(context), id: written, autosave: true, data: { title: 'Wire' } })
    await context.payload.create({ ...by(context), data: aPage({ site: context.siteId, _status: 'draft' }) })
    expect(await exists(context, closed)).toBe(false)
    expect([await exists(context, open), await exists(context, written)]).toEqual([true, true])
    const rows = await (await transactionOf(context.req)).execute(sql`select from _pages_v where parent_id is null`)
    expect(rows.rows).toEqual([])
  }))
