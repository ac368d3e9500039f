import { heading, link, paragraph, richText } from '@ferrule/blocks/rich-text/rich-text-nodes'
import { sql } from '@payloadcms/db-postgres'
import { expect, test } from 'vitest'
import { serviceKeyHeader } from '../access/service-key.ts'
import { transactionOf } from '../postgres/transaction-of.ts'
import { toEditorTree } from '../seeding/to-editor-tree.ts'
import { readSettings } from '../settings.ts'
import { aPage } from '../testing/a-page.ts'
import { type TestContext, rolledBack } from '../testing/rolled-back.ts'
import { checkPages } from './check-pages.ts'
import { saveAcceptance } from './gate-store.ts'
import { publishGateEndpoints } from './publish-gate-endpoints.ts'

const by = ({ req }: TestContext) => ({ collection: 'pages', req, overrideAccess: false, locale: 'en' }) as const

const check = async (context: TestContext, pageIds: string[]) =>
  checkPages(await transactionOf(context.req), { siteSlug: '', pageIds, batchIds: pageIds })

async function createPage(context: TestContext, hrefs: string[]) {
  const links = hrefs.map((href) => link('more', href))
  const body = toEditorTree(richText(heading('h3', 'Below nothing'), paragraph('See ', ...links)))
  const blocks = [{ blockType: 'text' as const, heading: null, body }]
  const data = aPage({ site: context.siteId, blocks, _status: 'draft' })
  return context.payload.create({ ...by(context), draft: true, data })
}

test('the faults of a draft are found before it is published', () =>
  rolledBack(async (context) => {
    const { payload, siteId } = context
    const protection = { level: 'password', newPassword: 'correct horse battery' } as const
    const hidden = await payload.create({ ...by(context), data: aPage({ site: siteId, protection }) })
    const page = await createPage(context, ['/no-such-page', `/${hidden.slug}`, '/products'])
    await payload.update({ ...by(context), id: page.id, locale: 'de', draft: true, data: { title: 'Draht' } })
    const report = await check(context, [page.id])
    expect(report).toMatchObject({ pages: 1, texts: 2, acceptances: [] })
    const found = report?.findings.map(({ rule, language, subject }) => [language, rule, subject].join(' '))
    expect(found?.toSorted()).toEqual([
      'de missing-translation 1',
      'de orphan ',
      'en dangling-link /no-such-page (en)',
      'en heading-order Below nothing',
      'en orphan ',
      `en protected-link /${hidden.slug}`,
    ])
  }))

test('pages of one batch may link to each other', () =>
  rolledBack(async (context) => {
    const { payload, siteId } = context
    const draft = aPage({ site: siteId, _status: 'draft' })
    const target = await payload.create({ ...by(context), draft: true, data: draft })
    const page = await createPage(context, [`/${target.slug}`])
    const rulesOf = async (ids: string[]) => (await check(context, ids))?.findings.map(({ rule }) => rule)
    expect(await rulesOf([page.id])).toContain('dangling-link')
    expect(await rulesOf([page.id, target.id])).not.toContain('dangling-link')
  }))

test('a warning is accepted once with its reason, until the page is saved again', () =>
  rolledBack(async (context) => {
    const db = await transactionOf(context.req)
    const { id } = await createPage(context, [])
    // All statements of a test have the same time, so the page is made older.
    await db.execute(sql`update _pages_v set updated_at = now() - interval '1 minute' where parent_id = ${id}`)
    const acceptance = { pageIds: [id], rules: ['orphan'], reason: 'Linked from a fair', session: 'digest' }
    await saveAcceptance(db, acceptance)
    await saveAcceptance(db, acceptance)
    expect((await check(context, [id]))?.acceptances).toMatchObject([{ pageId: id, reason: 'Linked from a fair' }])
    await db.execute(sql`update _pages_v set updated_at = now() + interval '1 minute' where parent_id = ${id}`)
    expect((await check(context, [id]))?.acceptances).toEqual([])
  }))

test('only the website checks pages, and a blocking finding cannot be accepted [C15]', () =>
  rolledBack(async (context) => {
    const { id } = await createPage(context, [])
    const call = async (key: string, rule: string) => {
      const headers = new Headers({ [serviceKeyHeader]: key })
      const body = {
        siteSlug: '',
        pageIds: [id],
        batchIds: [id],
        rules: [rule],
        reason: 'Long enough',
        session: 'digest',
      }
      const statuses: number[] = []
      for (const { handler } of publishGateEndpoints.slice(0, 2))
        statuses.push((await handler(Object.assign(context.req, { headers, json: async () => body }))).status)
      return statuses
    }
    const { serviceKey } = readSettings()
    expect(await call('guess', 'orphan')).toEqual([404, 404])
    expect(await call(serviceKey, 'orphan')).toEqual([200, 200])
    expect(await call(serviceKey, 'dangling-link')).toEqual([200, 400])
  }))
