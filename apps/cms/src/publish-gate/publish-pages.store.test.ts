import { link, paragraph, richText } from '@ferrule/blocks/rich-text/rich-text-nodes'
import { sql } from '@payloadcms/db-postgres'
import { expect, test } from 'vitest'
import { transactionOf } from '../postgres/transaction-of.ts'
import { toEditorTree } from '../seeding/to-editor-tree.ts'
import { aPage } from '../testing/a-page.ts'
import { type TestContext, rolledBack } from '../testing/rolled-back.ts'
import { publishGateEndpoints } from './publish-gate-endpoints.ts'
import { publishPages } from './publish-pages.ts'

const by = ({ req }: TestContext) =>
  ({ collection: 'pages', req, overrideAccess: false, locale: 'en', fallbackLocale: false }) as const

const withLink = (href: string) => {
  const body = toEditorTree(richText(paragraph('See ', link('more', href))))
  return [{ blockType: 'text' as const, heading: 'Wire', body }]
}

/** A page that is public in English and German, with drafts in both. */
async function createDrafts(context: TestContext, href = '/products') {
  const { payload, siteId } = context
  const data = aPage({ site: siteId, title: 'Wire' })
  const { id, slug } = await payload.create({ ...by(context), data })
  const german = { title: 'Draht', blocks: data.blocks, _status: 'published' } as const
  await payload.update({ ...by(context), id, locale: 'de', data: german })
  const english = { title: 'Wire, new', blocks: withLink(href) }
  await payload.update({ ...by(context), id, draft: true, data: english })
  await payload.update({ ...by(context), id, locale: 'de', draft: true, data: { title: 'Draht, neu' } })
  await context.takeJobs()
  return { id, slug }
}

const publish = (
  context: TestContext,
  pageIds: string[],
  more: { siteSlug?: string; reason?: string; languages?: ['en' | 'de'] } = {},
) => publishPages(context.req, { siteSlug: '', pageIds, batchIds: pageIds, languages: ['en', 'de'], ...more })

const titles = async (context: TestContext, id: string) =>
  (await context.payload.findByID({ ...by(context), id, locale: 'all' })).title

test('only the chosen languages are published, and publishing again changes nothing', () =>
  rolledBack(async (context) => {
    const { id } = await createDrafts(context)
    const expected = { published: [{ pageId: id, language: 'de' }] }
    expect(await publish(context, [id], { languages: ['de'] })).toEqual(expected)
    expect(await titles(context, id)).toEqual({ en: 'Wire', de: 'Draht, neu' })
    await context.takeJobs()
    expect(await publish(context, [id], { languages: ['de'] })).toEqual({ published: [] })
    expect(await context.takeJobs()).toEqual([])
  }))

test('pages of another site than the named one are not published', () =>
  rolledBack(async (context) => {
    const { id } = await createDrafts(context)
    const other = { ...by(context), collection: 'sites', where: { slug: { not_equals: '' } } } as const
    const [site] = (await context.payload.find(other)).docs
    expect(await publish(context, [id], { siteSlug: site?.slug ?? '' })).toEqual({ published: [] })
    expect(await titles(context, id)).toEqual({ en: 'Wire', de: 'Draht' })
  }))

test('a finding stops the whole publication, and a reason overrides it and is logged', () =>
  rolledBack(async (context) => {
    const [good, bad] = [await createDrafts(context), await createDrafts(context, '/no-such-page')]
    const stopped = await publish(context, [good.id, bad.id])
    expect(stopped).toMatchObject({ stoppedBy: [{ rule: 'dangling-link', pageId: bad.id, language: 'en' }] })
    expect(await titles(context, good.id)).toEqual({ en: 'Wire', de: 'Draht' })
    await publish(context, [good.id, bad.id], { reason: 'The target follows tonight' })
    expect(await titles(context, bad.id)).toEqual({ en: 'Wire, new', de: 'Draht, neu' })
    const db = await transactionOf(context.req)
    const { rows } = await db.execute(sql`select page_id, rules, session from publish_gate_acceptances
      where reason = 'The target follows tonight'`)
    expect(rows).toEqual([{ page_id: bad.id, rules: ['dangling-link'], session: `staff:${context.user.id}` }])
  }))

test('pages that are published together are refreshed by one job', () =>
  rolledBack(async (context) => {
    const ids = [(await createDrafts(context)).id, (await createDrafts(context)).id]
    await publish(context, ids)
    const jobs = await context.takeJobs()
    const together = jobs.filter(({ task }) => task === 'refresh-release')
    expect(together).toHaveLength(1)
    const changes = ids.flatMap((pageId) => [{ pageId }, { pageId }]).map((change) => expect.objectContaining(change))
    expect(together[0]?.payload).toMatchObject({ changes: expect.arrayContaining(changes) })
    expect(jobs.filter(({ task, later }) => task === 'refresh-page' && !later)).toEqual([])
  }))

test('the admin refuses to publish what the gate stops, and a page with an old fault can still be protected', () =>
  rolledBack(async (context) => {
    const { id } = await createDrafts(context, '/no-such-page')
    await publish(context, [id], { reason: 'The target follows tonight' })
    delete context.req.context.hasPassedGate
    const protection = { level: 'password', newPassword: 'correct horse battery' } as const
    await context.payload.update({ ...by(context), id, data: { protection, _status: 'published' } })
    const data = { blocks: withLink('/not-here-either'), _status: 'published' } as const
    await expect(context.payload.update({ ...by(context), id, data })).rejects.toThrow('/not-here-either')
  }))

test('staff without the right to publish, and the key of the website, publish nothing [C15]', () =>
  rolledBack(async (context) => {
    const { id } = await createDrafts(context)
    const [handler] = publishGateEndpoints.flatMap((one) => (one.path.endsWith('/publish') ? [one.handler] : []))
    const body = { siteSlug: '', pageIds: [id], batchIds: [id], languages: ['en'] }
    const call = async (user: TestContext['req']['user']) =>
      (await handler?.(Object.assign(context.req, { user, json: async () => body })))?.status
    expect(await call({ ...context.user, role: 'editor' })).toBe(403)
    expect(await call(null)).toBe(403)
    expect(await call(context.user)).toBe(200)
  }))
