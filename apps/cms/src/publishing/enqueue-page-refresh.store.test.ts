import { expect, test } from 'vitest'
import { aPage } from '../testing/a-page.ts'
import { type TestContext, rolledBack } from '../testing/rolled-back.ts'

const asEditor = ({ req, user }: TestContext) => ({ collection: 'pages', req, user, overrideAccess: false }) as const

type Fields = { parent?: string; slug?: string; publishAt?: string }

/** Creates a page that is published in English and German. */
async function published(context: TestContext, fields: Fields = {}) {
  const as = asEditor(context)
  const page = await context.payload.create({ ...as, locale: 'en', data: aPage({ site: context.siteId, ...fields }) })
  const german = { title: 'Leitung', blocks: page.blocks, _status: 'published' } as const
  await context.payload.update({ ...as, id: page.id, locale: 'de', data: german })
  await context.takeJobs()
  return page
}

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

const jobsFor = (payload: object) => [
  { task: 'refresh-page', payload, later: false },
  { task: 'index-page', payload, later: false },
]

test('publishing enqueues one cache refresh and one search index update', () =>
  rolledBack(async (context) => {
    const page = await context.payload.create({
      ...asEditor(context),
      locale: 'en',
      data: aPage({ site: context.siteId }),
    })
    expect(await context.takeJobs()).toEqual(
      jobsFor({ pageId: page.id, siteSlug: '', paths: [page.path], locales: ['en'] }),
    )
  }))

test('publishing German enqueues jobs for German only', () =>
  rolledBack(async (context) => {
    const { id, path } = await published(context)
    const as = { ...asEditor(context), id }
    await context.payload.update({ ...as, locale: 'en', draft: true, data: { title: 'Draft' } })
    await context.payload.update({ ...as, locale: 'de', data: { title: 'Draht', _status: 'published' } })
    expect(await context.takeJobs()).toEqual(jobsFor({ pageId: id, siteSlug: '', paths: [path], locales: ['de'] }))
    const titles = [
      await context.payload.findByID({ ...as, locale: 'en' }),
      await context.payload.findByID({ ...as, locale: 'de' }),
    ]
    expect(titles.map(({ title }) => title)).toEqual(['Wire', 'Draht'])
  }))

test('saving a draft enqueues no jobs', () =>
  rolledBack(async (context) => {
    const { id } = await published(context)
    const as = { ...asEditor(context), id, draft: true }
    await context.payload.update({ ...as, locale: 'de', data: { title: 'Entwurf' } })
    await context.payload.update({ ...as, locale: 'en', autosave: true, data: { title: 'Draft' } })
    expect(await context.takeJobs()).toEqual([])
  }))

test('unpublishing and deleting enqueue jobs for the removed languages', () =>
  rolledBack(async (context) => {
    const { id, path } = await published(context)
    const as = { ...asEditor(context), id }
    await context.payload.update({ ...as, locale: 'de', draft: true, data: { title: 'Entwurf' } })
    await context.payload.update({ ...as, locale: 'de', data: { _status: 'draft' } })
    expect(await context.takeJobs()).toEqual(jobsFor({ pageId: id, siteSlug: '', paths: [path], locales: ['de'] }))
    await context.payload.delete(as)
    expect(await context.takeJobs()).toEqual(jobsFor({ pageId: id, siteSlug: '', paths: [path], locales: ['en'] }))
  }))

test('moving a page moves its descendants and enqueues jobs for old and new paths', () =>
  rolledBack(async (context) => {
    const parent = await published(context)
    const child = await published(context, { parent: parent.id, slug: 'child' })
    const slug = `${parent.slug}-moved`
    await context.payload.update({
      ...asEditor(context),
      id: parent.id,
      locale: 'en',
      data: { slug, _status: 'published' },
    })
    const paths = (await context.takeJobs()).filter(({ task }) => task === 'refresh-page').map(({ payload }) => payload)
    expect(paths).toEqual([
      { pageId: child.id, siteSlug: '', paths: [child.path, `${slug}/child`], locales: ['en', 'de'] },
      { pageId: parent.id, siteSlug: '', paths: [parent.path, slug], locales: ['en', 'de'] },
    ])
  }))

test('a future publication date enqueues the jobs a second time for that date', () =>
  rolledBack(async (context) => {
    const publishAt = new Date(Date.now() + 3_600_000).toISOString()
    await context.payload.create({
      ...asEditor(context),
      locale: 'en',
      data: aPage({ site: context.siteId, publishAt }),
    })
    expect((await context.takeJobs()).map(({ later }) => later)).toEqual([false, false, true, true])
  }))

test('an end date enqueues the jobs a second time for that date', () =>
  rolledBack(async (context) => {
    const unpublishAt = new Date(Date.now() + 3_600_000).toISOString()
    const data = aPage({ site: context.siteId, unpublishAt })
    await context.payload.create({ ...asEditor(context), locale: 'en', data })
    expect((await context.takeJobs()).map(({ later }) => later)).toEqual([false, false, true, true])
  }))

test('a postponed date has its jobs once, for all languages', () =>
  rolledBack(async (context) => {
    const { id } = await published(context, { publishAt: inHours(3) })
    for (const hours of [1, 2]) {
      const data = { publishAt: inHours(hours), _status: 'published' } as const
      await context.payload.update({ ...asEditor(context), id, locale: 'en', data })
    }
    const later = (await context.takeJobs()).filter((job) => job.later)
    expect(later.map(({ task }) => task).sort()).toEqual(['index-page', 'refresh-page'])
    expect(later[0]?.payload).toMatchObject({ locales: ['en', 'de'] })
  }))

test('the embargo of a language enqueues jobs for its end, and keeps the other languages', () =>
  rolledBack(async (context) => {
    const { id, path } = await published(context)
    const data = { appearsAt: inHours(1), _status: 'published' } as const
    await context.payload.update({ ...asEditor(context), id, locale: 'de', data })
    const jobs = await context.takeJobs()
    expect(jobs.filter(({ later }) => !later)).toEqual(
      jobsFor({ pageId: id, siteSlug: '', paths: [path], locales: ['de'] }),
    )
    // All languages, because each links to the others that are public.
    expect(jobs.find(({ later }) => later)?.payload).toMatchObject({ pageId: id, locales: ['en', 'de'] })
  }))

test('a publication date in the future is refused for a page that visitors read', () =>
  rolledBack(async (context) => {
    const { id } = await published(context)
    const save = (data: object) => context.payload.update({ ...asEditor(context), id, locale: 'de', data })
    await context.payload.update({
      ...asEditor(context),
      id,
      locale: 'de',
      draft: true,
      data: { publishAt: inHours(1) },
    })
    await expect(save({ publishAt: inHours(1), _status: 'published' })).rejects.toThrow('every language (en, de)')
  }))
