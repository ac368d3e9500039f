import { createLocalReq, type PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { importRedirects } from '../redirect-import/import-redirects.ts'
import { readSettings } from '../settings.ts'
import { aPage } from '../testing/a-page.ts'
import { type TestContext, rolledBack } from '../testing/rolled-back.ts'
import { listVersions } from './list-versions.ts'
import { savingBy } from './save-origin.ts'

const asEditor = ({ req, user }: TestContext) =>
  ({ collection: 'pages', req, user, overrideAccess: false, locale: 'en' }) as const

const createPage = (context: TestContext) =>
  context.payload.create({ ...asEditor(context), data: aPage({ site: context.siteId, title: 'Wire' }) })

async function anonymous({ payload, req }: TestContext): Promise<PayloadRequest> {
  const visitor = await createLocalReq({ locale: 'en' }, payload)
  if (req.transactionID) visitor.transactionID = req.transactionID
  return visitor
}

test('the list of versions names who saved each version, and how', () =>
  rolledBack(async (context) => {
    const { payload, req, user } = context
    const { id } = await createPage(context)
    const name = `${user.name}`
    await payload.update({ ...asEditor(context), id, draft: true, data: { title: 'Rope' } })
    await savingBy('import', async () => {
      req.user = null
      await payload.update({ collection: 'pages', req, id, locale: 'en', draft: true, data: { title: 'Cord' } })
    })
    req.user = user
    const rows = await listVersions(req, { collection: 'pages', parent: id })
    expect(rows.map(({ author, status }) => [author, status])).toEqual([
      ['Import', 'currentDraft'],
      [name, 'draft'],
      [name, 'currentlyPublished'],
    ])
  }))

test('an author is never taken from the sent data', () =>
  rolledBack(async (context) => {
    const savedBy = '11111111-1111-4111-8111-111111111111'
    const data = { ...aPage({ site: context.siteId }), savedBy, savedWith: 'schedule' } as const
    const page = await context.payload.create({ ...asEditor(context), data, depth: 0 })
    expect([page.savedBy, page.savedWith ?? null]).toEqual([context.user.id, null])
  }))

test('imported redirects name the person who imported them', () =>
  rolledBack(async (context) => {
    const { payload, req, user } = context
    const { slug } = await createPage(context)
    const csv = `site;previousUrl;target\nmain;/author-a;/${slug}`
    await importRedirects(req, { role: 'administrator', sites: [] }, { csv, isDryRun: false })
    const read = { collection: 'redirects', req, overrideAccess: false, depth: 0 } as const
    const { docs } = await payload.find({ ...read, where: { previousUrl: { equals: '/author-a' } } })
    expect(docs[0]).toMatchObject({ savedBy: user.id, savedWith: 'import' })
    const rows = await listVersions(req, { collection: 'redirects', parent: docs[0]?.id ?? '' })
    expect(rows.map(({ author }) => author)).toEqual([`Import (${user.name})`])
  }))

test('an anonymous visitor neither reads nor searches authors', () =>
  rolledBack(async (context) => {
    const { id } = await createPage(context)
    const read = { ...asEditor(context), req: await anonymous(context), user: null, depth: 2 } as const
    const page = await context.payload.findByID({ ...read, id })
    expect(page.title).toBe('Wire')
    expect([page.savedBy, page.savedWith]).toEqual([undefined, undefined])
    const by = { savedBy: { equals: context.user.id } }
    await expect(context.payload.find({ ...read, where: by })).rejects.toThrow()
    await expect(context.payload.findVersions({ ...read, where: { parent: { equals: id } } })).rejects.toThrow()
  }))

const reply = z.looseObject({
  data: z.looseObject({ Sites: z.object({ docs: z.array(z.record(z.string(), z.unknown())) }).nullish() }).nullish(),
})

test('GraphQL returns no author to an anonymous visitor', async () => {
  const response = await fetch(`http://127.0.0.1:${readSettings().port}/api/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ Sites(limit: 1) { docs { name savedWith savedBy { email } } } }' }),
  })
  const { data } = reply.parse(await response.json())
  expect(data?.Sites?.docs).toEqual([{ name: expect.any(String), savedWith: null, savedBy: null }])
})
