import { createLocalReq, type PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { aPage } from '../testing/a-page.ts'
import { type TestContext, rolledBack } from '../testing/rolled-back.ts'

const by = ({ req }: TestContext) => ({ req, overrideAccess: false, fallbackLocale: false, depth: 0 }) as const
const onPages = (context: TestContext) => ({ ...by(context), collection: 'pages', locale: 'en' }) as const
const now = () => new Date().toISOString()

/** A page that is published in English and German, with a later draft in English. */
async function withDraft(context: TestContext, fields: { parent?: string } = {}) {
  const as = onPages(context)
  const page = await context.payload.create({ ...as, data: aPage({ site: context.siteId, title: 'Wire', ...fields }) })
  const german = { title: 'Draht', blocks: page.blocks, _status: 'published' } as const
  await context.payload.update({ ...as, id: page.id, locale: 'de', data: german })
  await context.payload.update({ ...as, id: page.id, draft: true, data: { title: 'Wire, second' } })
  await context.takeJobs()
  return page
}

const trash = (context: TestContext, id: string) =>
  context.payload.update({ ...onPages(context), id, data: { deletedAt: now() } })

/** As the admin does it. */
const recover = (context: TestContext, id: string) =>
  context.payload.update({ ...onPages(context), id, trash: true, data: { deletedAt: null, _status: 'draft' } })

async function asAnonymous({ payload, req }: TestContext): Promise<PayloadRequest> {
  const anonymous: PayloadRequest = await createLocalReq({}, payload)
  if (req.transactionID) anonymous.transactionID = req.transactionID
  return anonymous
}

async function publicTitles(context: TestContext, id: string) {
  const read = async (locale: 'en' | 'de') => {
    const req = await asAnonymous(context)
    const as = { collection: 'pages', overrideAccess: false, req, trash: true, locale } as const
    return (await context.payload.find({ ...as, where: { id: { equals: id } } })).docs[0]?.title
  }
  return [await read('en'), await read('de')]
}

test('a page in the trash is not public [C13], and its languages are refreshed', () =>
  rolledBack(async (context) => {
    const { id, path } = await withDraft(context)
    await trash(context, id)
    expect(await publicTitles(context, id)).toEqual([undefined, undefined])
    const [job] = await context.takeJobs()
    expect(job).toMatchObject({ task: 'refresh-page', payload: { paths: [path], locales: ['en', 'de'] } })
  }))

test('a page comes back from the trash with its public texts and its draft', () =>
  rolledBack(async (context) => {
    const { id } = await withDraft(context)
    await trash(context, id)
    await recover(context, id)
    expect(await publicTitles(context, id)).toEqual(['Wire', 'Draht'])
    const draft = await context.payload.findByID({ ...onPages(context), id, draft: true })
    expect(draft.title).toBe('Wire, second')
  }))

test('a page that was never published keeps its draft in the trash', () =>
  rolledBack(async (context) => {
    const data = aPage({ site: context.siteId, title: 'Draft', _status: 'draft' })
    const { id } = await context.payload.create({ ...onPages(context), draft: true, data })
    await trash(context, id)
    await recover(context, id)
    expect(await publicTitles(context, id)).toEqual([undefined, undefined])
    expect((await context.payload.findByID({ ...onPages(context), id, draft: true })).title).toBe('Draft')
  }))

test('the address of a page in the trash is free', () =>
  rolledBack(async (context) => {
    const { id, slug } = await withDraft(context)
    await trash(context, id)
    const again = await context.payload.create({ ...onPages(context), data: aPage({ site: context.siteId, slug }) })
    expect(again.path).toBe(slug)
  }))

test('a page with pages below it stays', () =>
  rolledBack(async (context) => {
    const parent = await withDraft(context)
    await withDraft(context, { parent: parent.id })
    await expect(trash(context, parent.id)).rejects.toThrow('below this one')
  }))

test('a page comes back only below a page that is there', () =>
  rolledBack(async (context) => {
    const parent = await withDraft(context)
    const child = await withDraft(context, { parent: parent.id })
    await trash(context, child.id)
    await trash(context, parent.id)
    await expect(recover(context, child.id)).rejects.toThrow('is in the trash')
  }))

test('an anonymous visitor finds no redirect or news item in the trash [C13]', () =>
  rolledBack(async (context) => {
    const { payload, siteId } = context
    const redirect = { site: siteId, previousUrl: `/${crypto.randomUUID()}`, target: '/new' }
    const { id } = await payload.create({ ...by(context), collection: 'redirects', data: redirect })
    const news = { site: siteId, title: 'News', publicationDate: now() }
    const item = await payload.create({ ...by(context), collection: 'news-items', data: news })
    const find = async (collection: 'redirects' | 'news-items', where: { id: { equals: string } }) => {
      const as = { req: await asAnonymous(context), overrideAccess: false, locale: 'en', trash: true } as const
      return (await payload.find({ ...as, collection, where })).totalDocs
    }
    const count = async () => [
      await find('redirects', { id: { equals: id } }),
      await find('news-items', { id: { equals: item.id } }),
    ]
    expect(await count()).toEqual([1, 1])
    await payload.update({ ...by(context), collection: 'redirects', id, data: { deletedAt: now() } })
    await payload.update({ ...by(context), collection: 'news-items', id: item.id, data: { deletedAt: now() } })
    expect(await count()).toEqual([0, 0])
  }))
