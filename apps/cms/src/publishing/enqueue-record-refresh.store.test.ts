import { expect, test } from 'vitest'
import { aPage } from '../testing/a-page.ts'
import { type TestContext, rolledBack } from '../testing/rolled-back.ts'

const by = ({ req }: TestContext) => ({ req, overrideAccess: false, locale: 'en' }) as const
const soon = () => new Date(Date.now() + 3_600_000).toISOString()

const aTable = (publicationDate: string) =>
  ({ kind: 'share-price', title: 'Price', cells: 'CHF|2025\nHigh|12', publicationDate }) as const

const payloads = async (context: TestContext, task = 'refresh-system') =>
  (await context.takeJobs()).filter((job) => job.task === task).map(({ payload }) => payload)

test('changing a site enqueues a refresh of the site', () =>
  rolledBack(async (context) => {
    const as = { collection: 'sites', id: context.siteId, ...by(context) } as const
    await context.payload.update({ ...as, data: { hideSideButtons: true } })
    expect(await payloads(context)).toEqual([{ what: 'system', siteSlugs: [''] }])
  }))

test('brands, locations and terms enqueue one refresh for each kind', () =>
  rolledBack(async (context) => {
    const { payload } = context
    const as = by(context)
    const brand = { name: 'Axion', pimId: crypto.randomUUID(), theme: 'Default' } as const
    const { id } = await payload.create({ ...as, collection: 'brands', data: brand })
    await payload.delete({ ...as, collection: 'brands', id })
    const place = {
      name: 'Axion',
      city: 'Elgin',
      countryCode: 'US',
      region: 'Americas',
      contactType: 'Production',
    } as const
    await payload.create({ ...as, collection: 'locations', data: place })
    await payload.create({ ...as, collection: 'terms-documents', data: { title: 'Terms', validFrom: soon() } })
    expect(await payloads(context)).toEqual([{ what: 'system' }, { what: 'locations' }, { what: 'records' }])
  }))

test('an investor table enqueues a refresh, and a second one for the end of its embargo', () =>
  rolledBack(async (context) => {
    await context.payload.create({ ...by(context), collection: 'investor-records', data: aTable(soon()) })
    const change = { task: 'refresh-system', payload: { what: 'records' } }
    expect(await context.takeJobs()).toEqual([
      { ...change, later: false },
      { ...change, later: true },
    ])
  }))

test('news enqueue a refresh of their site, and a second one for a future date', () =>
  rolledBack(async (context) => {
    const data = { site: context.siteId, title: 'News', publicationDate: soon() }
    await context.payload.create({ ...by(context), collection: 'news-items', data })
    const jobs = await context.takeJobs()
    const payload = { what: 'news', siteSlugs: [''] }
    expect(jobs).toEqual([
      { task: 'refresh-system', payload, later: false },
      { task: 'refresh-system', payload, later: true },
    ])
  }))

const aRedirect = ({ siteId }: TestContext, previousUrl: string, target: string) => ({
  site: siteId,
  previousUrl,
  target,
})

test('a redirect enqueues a refresh of its site and can be changed', () =>
  rolledBack(async (context) => {
    const as = { collection: 'redirects', ...by(context) } as const
    const { id } = await context.payload.create({ ...as, data: aRedirect(context, '/test-a', '/test-b') })
    expect(await payloads(context)).toEqual([{ what: 'redirects', siteSlugs: [''] }])
    expect((await context.payload.update({ ...as, id, data: { target: '/test-c' } })).target).toBe('/test-c')
  }))

test.each([
  ['/test-b', '/test-a', 'in a circle'],
  ['/test-a', '/test-c', 'already'],
  ['/test-d', 'https://evil.example', 'another host'],
])('beside a redirect from /test-a to /test-b, one from %s to %s is refused: %s', (from, to, reason) =>
  rolledBack(async (context) => {
    const as = { collection: 'redirects', ...by(context) } as const
    await context.payload.create({ ...as, data: aRedirect(context, '/test-a', '/test-b') })
    await expect(context.payload.create({ ...as, data: aRedirect(context, from, to) })).rejects.toThrow(reason)
  }),
)

test('changing a picture enqueues a refresh of the pages that show it', () =>
  rolledBack(async (context) => {
    const as = by(context)
    const pictures = { collection: 'media', where: { mimeType: { contains: 'image/' } } } as const
    const [picture] = (await context.payload.find({ ...as, ...pictures, limit: 1 })).docs
    if (!picture) throw new Error('this test needs the demo content')
    const image = picture.id
    const hero = { blockType: 'hero', heading: 'Wire', image } as const
    const shown = { ...aPage({ site: context.siteId }), blocks: [hero] }
    const inBlock = await context.payload.create({ ...as, collection: 'pages', data: shown })
    const shared = await context.payload.create({
      ...as,
      collection: 'pages',
      data: aPage({ site: context.siteId, image }),
    })
    const other = await context.payload.create({ ...as, collection: 'pages', data: aPage({ site: context.siteId }) })
    await context.takeJobs()
    await context.payload.update({ ...as, collection: 'media', id: image, data: { alt: 'A wire' } })
    const refreshed = (await payloads(context, 'refresh-page')).map((job) => (job as { pageId: string }).pageId)
    expect(refreshed).toEqual(expect.arrayContaining([inBlock.id, shared.id]))
    expect(refreshed).not.toContain(other.id)
  }))

test('changing an author enqueues a refresh of their stories', () =>
  rolledBack(async (context) => {
    const as = by(context)
    const data = { name: 'Livia Kern', slug: `livia-${crypto.randomUUID()}` }
    const author = await context.payload.create({ ...as, collection: 'authors', data })
    const story = aPage({ site: context.siteId, pageType: 'Story', story: { contacts: [author.id] } })
    const { id } = await context.payload.create({ ...as, collection: 'pages', data: story })
    await context.takeJobs()
    await context.payload.update({ ...as, collection: 'authors', id: author.id, data: { name: 'Livia Moser' } })
    const jobs = await context.takeJobs()
    expect(jobs.map(({ task }) => task)).toEqual(['refresh-page', 'index-page'])
    expect(jobs[0]?.payload).toMatchObject({ pageId: id })
  }))

test.each([
  ['story-categories', (id: string) => ({ category: id })],
  ['story-topics', (id: string) => ({ topics: [id] })],
] as const)('changing %s enqueues a refresh of their stories', (collection, filedUnder) =>
  rolledBack(async (context) => {
    const as = by(context)
    const data = { name: 'Wire', slug: `wire-${crypto.randomUUID().slice(0, 8)}` }
    const subject = await context.payload.create({ ...as, collection, data })
    const story = aPage({ site: context.siteId, pageType: 'Story', story: filedUnder(subject.id) })
    const { id } = await context.payload.create({ ...as, collection: 'pages', data: story })
    await context.takeJobs()
    await context.payload.update({ ...as, collection, id: subject.id, data: { name: 'Wires' } })
    const jobs = await context.takeJobs()
    expect(jobs.map(({ task }) => task)).toEqual(['refresh-page', 'index-page'])
    expect(jobs[0]?.payload).toMatchObject({ pageId: id })
  }),
)

test('a page in the navigation enqueues a site refresh when it moves or ends, not when its text changes', () =>
  rolledBack(async (context) => {
    const as = by(context)
    const page = await context.payload.create({ ...as, collection: 'pages', data: aPage({ site: context.siteId }) })
    const leaf = { title: 'Wire', page: page.id }
    const items = [{ title: 'Products', children: [{ title: 'Cutting', leaves: [leaf] }] }]
    const header = { options: { theme: 'Default' }, items } as const
    await context.payload.update({ ...as, collection: 'sites', id: context.siteId, data: { headerNavigation: header } })
    await context.takeJobs()
    const save = (data: object) => context.payload.update({ ...as, collection: 'pages', id: page.id, data })
    await save({ title: 'Another title', _status: 'published' })
    expect(await payloads(context)).toEqual([])
    const system = { what: 'system', siteSlugs: [''] }
    await save({ slug: `${page.slug}-moved`, _status: 'published' })
    // The second one is for the redirect from the previous address.
    expect(await payloads(context)).toEqual([system, { what: 'redirects', siteSlugs: [''] }])
    await save({ unpublishAt: soon(), _status: 'published' })
    expect((await context.takeJobs()).filter(({ task }) => task === 'refresh-system')).toEqual([
      { task: 'refresh-system', payload: system, later: false },
      { task: 'refresh-system', payload: system, later: true },
    ])
  }))
