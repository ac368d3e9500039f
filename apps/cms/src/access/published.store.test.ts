import { createLocalReq, type PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { readSettings } from '../settings.ts'
import { aPage } from '../testing/a-page.ts'
import { type TestContext, rolledBack } from '../testing/rolled-back.ts'
import { serviceKeyHeader } from './service-key.ts'

type Reading = { locale?: 'en' | 'de'; draft?: boolean; fallbackLocale?: 'en'; headers?: Record<string, string> }

/** The titles that an anonymous visitor gets for a page, by `find` and by `findByID`. */
async function publicTitles(
  { payload, req }: TestContext,
  id: string,
  { headers, ...reading }: Reading,
): Promise<(string | undefined)[]> {
  const anonymous: PayloadRequest = await createLocalReq({ req: { headers: new Headers(headers) } }, payload)
  if (req.transactionID) anonymous.transactionID = req.transactionID
  const as = { collection: 'pages', req: anonymous, overrideAccess: false, locale: 'en', ...reading } as const
  const list = await payload.find({ ...as, where: { id: { equals: id } } })
  const one = await payload.findByID({ ...as, id, disableErrors: true })
  return [list.docs[0]?.title, one?.title]
}

const notFound = [undefined, undefined]
const asEditor = ({ req, user }: TestContext) =>
  ({ collection: 'pages', req, user, overrideAccess: false, locale: 'en' }) as const

test('an anonymous visitor finds a published page, only in its published languages', () =>
  rolledBack(async (context) => {
    const { id } = await context.payload.create({
      ...asEditor(context),
      data: aPage({ site: context.siteId, title: 'Wire' }),
    })
    expect(await publicTitles(context, id, {})).toEqual(['Wire', 'Wire'])
    expect(await publicTitles(context, id, { locale: 'de' })).toEqual(notFound)
    expect(await publicTitles(context, id, { locale: 'de', fallbackLocale: 'en' })).toEqual(notFound)
  }))

test('a draft of a published page stays hidden, also with draft: true', () =>
  rolledBack(async (context) => {
    const { id } = await context.payload.create({
      ...asEditor(context),
      data: aPage({ site: context.siteId, title: 'Wire' }),
    })
    await context.payload.update({ ...asEditor(context), id, draft: true, data: { title: 'Secret' } })
    expect(await publicTitles(context, id, { draft: true })).toEqual(['Wire', 'Wire'])
  }))

test('a page that was never published stays hidden', () =>
  rolledBack(async (context) => {
    const data = aPage({ site: context.siteId, _status: 'draft' })
    const { id } = await context.payload.create({ ...asEditor(context), draft: true, data })
    expect(await publicTitles(context, id, {})).toEqual(notFound)
    expect(await publicTitles(context, id, { draft: true })).toEqual(notFound)
  }))

test('a copy of a published page stays hidden', () =>
  rolledBack(async (context) => {
    const { id } = await context.payload.create({ ...asEditor(context), data: aPage({ site: context.siteId }) })
    const copy = await context.payload.duplicate({ ...asEditor(context), id })
    expect(await publicTitles(context, copy.id, {})).toEqual(notFound)
  }))

test('a published page stays hidden until its publication date', () =>
  rolledBack(async (context) => {
    const publishAt = new Date(Date.now() + 60_000).toISOString()
    const { id } = await context.payload.create({
      ...asEditor(context),
      data: aPage({ site: context.siteId, publishAt }),
    })
    expect(await publicTitles(context, id, {})).toEqual(notFound)
  }))

test('an embargo hides one language and leaves the others', () =>
  rolledBack(async (context) => {
    const data = aPage({ site: context.siteId, title: 'Wire' })
    const { id } = await context.payload.create({ ...asEditor(context), data })
    const german = { title: 'Draht', blocks: data.blocks, appearsAt: new Date(Date.now() + 60_000).toISOString() }
    await context.payload.update({
      ...asEditor(context),
      id,
      locale: 'de',
      data: { ...german, _status: 'published' },
    })
    expect(await publicTitles(context, id, { locale: 'de' })).toEqual(notFound)
    expect(await publicTitles(context, id, {})).toEqual(['Wire', 'Wire'])
    expect((await context.payload.findByID({ ...asEditor(context), id })).publishedLanguages).toEqual(['en'])
    const appearsAt = new Date(Date.now() - 1000).toISOString()
    await context.payload.update({ ...asEditor(context), id, locale: 'de', data: { appearsAt, _status: 'published' } })
    expect(await publicTitles(context, id, { locale: 'de' })).toEqual(['Draht', 'Draht'])
  }))

test('an editor reads the draft [S6-026]', () =>
  rolledBack(async (context) => {
    const { id } = await context.payload.create({ ...asEditor(context), data: aPage({ site: context.siteId }) })
    await context.payload.update({ ...asEditor(context), id, draft: true, data: { title: 'Draft' } })
    expect((await context.payload.findByID({ ...asEditor(context), id, draft: true })).title).toBe('Draft')
  }))

test('an investor table stays hidden until its publication date, for lists, filters and counts [C11]', () =>
  rolledBack(async ({ payload, req }) => {
    const anonymous: PayloadRequest = await createLocalReq({}, payload)
    if (req.transactionID) anonymous.transactionID = req.transactionID
    const as = { collection: 'investor-records', overrideAccess: false, locale: 'en' } as const
    const seenAfter = async (milliseconds: number) => {
      const publicationDate = new Date(Date.now() + milliseconds).toISOString()
      const data = { kind: 'annual-figures', title: 'Figures', cells: 'CHF|2027\nSales|12', publicationDate } as const
      const { id } = await payload.create({ ...as, req, data })
      const where = { id: { equals: id } }
      const { docs } = await payload.find({ ...as, req: anonymous, where })
      const { totalDocs } = await payload.count({ ...as, req: anonymous, where })
      const one = await payload.findByID({ ...as, req: anonymous, id, disableErrors: true })
      return [docs.length, totalDocs, one?.title]
    }
    expect(await seenAfter(60_000)).toEqual([0, 0, undefined])
    expect(await seenAfter(-60_000)).toEqual([1, 1, 'Figures'])
  }))

test('an anonymous visitor reads no mail address of an author [C10]', () =>
  rolledBack(async ({ payload, req }) => {
    const anonymous: PayloadRequest = await createLocalReq({}, payload)
    if (req.transactionID) anonymous.transactionID = req.transactionID
    const as = { collection: 'authors', overrideAccess: false, locale: 'en' } as const
    const data = { name: 'Livia Kern', slug: 'store-test-author', email: 'livia.kern@norlitz.example' }
    const { id } = await payload.create({ ...as, req, data })
    expect((await payload.findByID({ ...as, req, id })).email).toBe(data.email)
    const author = await payload.findByID({ ...as, req: anonymous, id })
    expect([author.name, author.email]).toEqual(['Livia Kern', undefined])
    const where = { email: { like: 'livia' } }
    await expect(payload.find({ ...as, req: anonymous, where })).rejects.toThrow(/cannot be queried/)
  }))

test('only the website reads drafts, only where it asks for them, and never the trash [C14]', () =>
  rolledBack(async (context) => {
    const data = aPage({ site: context.siteId, title: 'Wire' })
    const { id } = await context.payload.create({ ...asEditor(context), data })
    await context.payload.update({ ...asEditor(context), id, draft: true, data: { title: 'Secret' } })
    const titles = (headers: Record<string, string>, draft = true) => publicTitles(context, id, { draft, headers })
    const stage = { 'x-content-stage': 'DRAFT' }
    const key = { [serviceKeyHeader]: readSettings().serviceKey }
    expect(await titles({ ...stage, ...key })).toEqual(['Secret', 'Secret'])
    expect(await titles({ ...stage, ...key }, false)).toEqual(['Wire', 'Wire'])
    for (const headers of [stage, key, { ...stage, [serviceKeyHeader]: 'guess' }])
      expect(await titles(headers)).toEqual(['Wire', 'Wire'])
    await context.payload.update({ ...asEditor(context), id, data: { deletedAt: new Date().toISOString() } })
    expect(await titles({ ...stage, ...key })).toEqual(notFound)
  }))
