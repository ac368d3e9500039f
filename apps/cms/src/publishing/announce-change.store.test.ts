import { expect, test } from 'vitest'
import { aPage } from '../testing/a-page.ts'
import { type Bench, rolledBack } from '../testing/rolled-back.ts'

const asEditor = ({ req, user }: Bench) => ({ collection: 'pages', req, user, overrideAccess: false }) as const

/** A page that is public in English and German. */
async function published(bench: Bench, fields: { parent?: string; slug?: string } = {}) {
  const as = asEditor(bench)
  const page = await bench.payload.create({ ...as, locale: 'en', data: aPage({ site: bench.siteId, ...fields }) })
  const german = { title: 'Leitung', blocks: page.blocks, _status: 'published' } as const
  await bench.payload.update({ ...as, id: page.id, locale: 'de', data: german })
  await bench.takeJobs()
  return page
}

const both = (payload: object) => [
  { task: 'refresh-page', payload, later: false },
  { task: 'index-page', payload, later: false },
]

test('publishing announces the page once to the cache and once to search', () =>
  rolledBack(async (bench) => {
    const page = await bench.payload.create({ ...asEditor(bench), locale: 'en', data: aPage({ site: bench.siteId }) })
    expect(await bench.takeJobs()).toEqual(both({ pageId: page.id, siteSlug: '', paths: [page.path], locales: ['en'] }))
  }))

test('publishing German changes and announces German alone', () =>
  rolledBack(async (bench) => {
    const { id, path } = await published(bench)
    const as = { ...asEditor(bench), id }
    await bench.payload.update({ ...as, locale: 'en', draft: true, data: { title: 'Draft' } })
    await bench.payload.update({ ...as, locale: 'de', data: { title: 'Draht', _status: 'published' } })
    expect(await bench.takeJobs()).toEqual(both({ pageId: id, siteSlug: '', paths: [path], locales: ['de'] }))
    const titles = [
      await bench.payload.findByID({ ...as, locale: 'en' }),
      await bench.payload.findByID({ ...as, locale: 'de' }),
    ]
    expect(titles.map(({ title }) => title)).toEqual(['Wire', 'Draht'])
  }))

test('a draft announces nothing', () =>
  rolledBack(async (bench) => {
    const { id } = await published(bench)
    const as = { ...asEditor(bench), id, draft: true }
    await bench.payload.update({ ...as, locale: 'de', data: { title: 'Entwurf' } })
    await bench.payload.update({ ...as, locale: 'en', autosave: true, data: { title: 'Draft' } })
    expect(await bench.takeJobs()).toEqual([])
  }))

test('withdrawing and deleting announce what the public no longer sees', () =>
  rolledBack(async (bench) => {
    const { id, path } = await published(bench)
    const as = { ...asEditor(bench), id }
    await bench.payload.update({ ...as, locale: 'de', draft: true, data: { title: 'Entwurf' } })
    await bench.payload.update({ ...as, locale: 'de', data: { _status: 'draft' } })
    expect(await bench.takeJobs()).toEqual(both({ pageId: id, siteSlug: '', paths: [path], locales: ['de'] }))
    await bench.payload.delete(as)
    expect(await bench.takeJobs()).toEqual(both({ pageId: id, siteSlug: '', paths: [path], locales: ['en'] }))
  }))

test('moving a page moves those below it and announces old and new addresses', () =>
  rolledBack(async (bench) => {
    const parent = await published(bench)
    const child = await published(bench, { parent: parent.id, slug: 'child' })
    const slug = `${parent.slug}-moved`
    await bench.payload.update({
      ...asEditor(bench),
      id: parent.id,
      locale: 'en',
      data: { slug, _status: 'published' },
    })
    const paths = (await bench.takeJobs()).filter(({ task }) => task === 'refresh-page').map(({ payload }) => payload)
    expect(paths).toEqual([
      { pageId: child.id, siteSlug: '', paths: [child.path, `${slug}/child`], locales: ['en', 'de'] },
      { pageId: parent.id, siteSlug: '', paths: [parent.path, slug], locales: ['en', 'de'] },
    ])
  }))

test('an embargo adds the jobs again for the moment it ends', () =>
  rolledBack(async (bench) => {
    const publishAt = new Date(Date.now() + 3_600_000).toISOString()
    await bench.payload.create({ ...asEditor(bench), locale: 'en', data: aPage({ site: bench.siteId, publishAt }) })
    expect((await bench.takeJobs()).map(({ later }) => later)).toEqual([false, false, true, true])
  }))

test('a page that ends adds the jobs again for the moment it does', () =>
  rolledBack(async (bench) => {
    const unpublishAt = new Date(Date.now() + 3_600_000).toISOString()
    const data = aPage({ site: bench.siteId, unpublishAt })
    await bench.payload.create({ ...asEditor(bench), locale: 'en', data })
    expect((await bench.takeJobs()).map(({ later }) => later)).toEqual([false, false, true, true])
  }))

test('a moment that is put off has its jobs once, for all languages', () =>
  rolledBack(async (bench) => {
    const { id } = await published(bench)
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
    for (const hours of [1, 2]) {
      const data = { publishAt: inHours(hours), _status: 'published' } as const
      await bench.payload.update({ ...asEditor(bench), id, locale: 'en', data })
    }
    const later = (await bench.takeJobs()).filter((job) => job.later)
    expect(later.map(({ task }) => task).sort()).toEqual(['index-page', 'refresh-page'])
    expect(later[0]?.payload).toMatchObject({ locales: ['en', 'de'] })
  }))
