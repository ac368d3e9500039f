import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { expect, test } from 'vitest'
import { serviceKeyHeader } from '../access/service-key.ts'
import { type Transaction, transactionOf } from '../postgres/transaction-of.ts'
import { readSettings } from '../settings.ts'
import { aPage } from '../testing/a-page.ts'
import { type TestContext, rolledBack } from '../testing/rolled-back.ts'
import { previewLinkEndpoints } from './preview-link-endpoints.ts'
import { listPreviewLinks, openPreviewLink, revokePreviewLink, savePreviewLink } from './preview-link-store.ts'

const subject = { site: '', path: 'fair', language: 'de', country: 'AT', stage: 'DRAFT', locked: false } as const

const open = (db: Transaction, { tokenDigest }: { tokenDigest: string }, isVisit = true) =>
  openPreviewLink(db, { tokenDigest, isVisit })

async function createLink(context: TestContext) {
  const as = { collection: 'pages', req: context.req, overrideAccess: false, locale: 'en' } as const
  const { id: pageId } = await context.payload.create({ ...as, data: aPage({ site: context.siteId }) })
  const db = await transactionOf(context.req)
  const link = { tokenDigest: `digest-${randomUUID()}`, pageId, subject, days: 7, session: 'editor' }
  expect(await savePreviewLink(db, link)).toBe(true)
  return { db, link, as }
}

test('a link shows exactly its preview, each opening is logged, and it ends when it is revoked', () =>
  rolledBack(async (context) => {
    const { db, link } = await createLink(context)
    await savePreviewLink(db, link)
    expect(await open(db, link)).toMatchObject({ subject })
    await open(db, link)
    expect(await open(db, link, false)).toMatchObject({ subject })
    const links = await listPreviewLinks(db, link.pageId)
    expect(links).toMatchObject([{ subject, opened: 2 }])
    const id = links[0]?.id ?? ''
    await revokePreviewLink(db, id, 'other')
    await revokePreviewLink(db, id, 'other')
    expect(await open(db, link)).toBeUndefined()
    expect(await listPreviewLinks(db, link.pageId)).toEqual([])
    const { rows } = await db.execute(
      sql`select action, session from preview_link_events where link_id = ${id} order by id`,
    )
    expect(rows.map(({ action, session }) => `${action} ${session}`)).toEqual([
      'create editor',
      'open null',
      'open null',
      'revoke other',
    ])
  }))

test('an expired link, a guessed token and a page in the trash show nothing', () =>
  rolledBack(async (context) => {
    const { db, link, as } = await createLink(context)
    expect(await open(db, { tokenDigest: 'guess' })).toBeUndefined()
    await db.execute(
      sql`update preview_links set expires_at = now() - interval '1 second' where token_digest = ${link.tokenDigest}`,
    )
    expect(await open(db, link)).toBeUndefined()
    await db.execute(sql`update preview_links set expires_at = now() + interval '1 day'
      where token_digest = ${link.tokenDigest}`)
    expect(await open(db, link)).toBeDefined()
    const data = { deletedAt: new Date().toISOString() }
    await context.payload.update({ ...as, id: link.pageId, data })
    expect(await open(db, link)).toBeUndefined()
  }))

test('only the website uses preview links [C15]', () =>
  rolledBack(async (context) => {
    const { link } = await createLink(context)
    const open = previewLinkEndpoints.find(({ path }) => path.endsWith('/open'))
    const call = async (key: string, body: unknown) => {
      const headers = new Headers({ [serviceKeyHeader]: key })
      const json = async () => body
      return (await open?.handler(Object.assign(context.req, { headers, json, method: 'POST' })))?.status
    }
    const { serviceKey } = readSettings()
    const { tokenDigest } = link
    expect(await call('guess', { tokenDigest, isVisit: true })).toBe(404)
    expect(await call(serviceKey, { tokenDigest, isVisit: true })).toBe(200)
    expect(await call(serviceKey, { tokenDigest: 'short', isVisit: true })).toBe(400)
  }))
