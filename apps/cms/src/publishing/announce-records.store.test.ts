import { expect, test } from 'vitest'
import { aPage } from '../testing/a-page.ts'
import { type Bench, rolledBack } from '../testing/rolled-back.ts'

const by = ({ req }: Bench) => ({ req, overrideAccess: false, locale: 'en' }) as const
const soon = () => new Date(Date.now() + 3_600_000).toISOString()

const payloads = async (bench: Bench, task = 'refresh-system') =>
  (await bench.takeJobs()).filter((job) => job.task === task).map(({ payload }) => payload)

test('a change of a site announces the site', () =>
  rolledBack(async (bench) => {
    const as = { collection: 'sites', id: bench.siteId, ...by(bench) } as const
    await bench.payload.update({ ...as, data: { hideSideButtons: true } })
    expect(await payloads(bench)).toEqual([{ what: 'system', siteSlugs: [''] }])
  }))

test('brands, locations, terms and investor tables announce themselves, those of one kind together', () =>
  rolledBack(async (bench) => {
    const { payload } = bench
    const as = by(bench)
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
    const table = { kind: 'share-price', title: 'Price', cells: 'CHF|2025\nHigh|12' } as const
    await payload.create({ ...as, collection: 'investor-records', data: table })
    const what = ['system', 'locations', 'terms', 'investor']
    expect(await payloads(bench)).toEqual(what.map((kind) => ({ what: kind })))
  }))

test('news announce their site, and again when their date comes', () =>
  rolledBack(async (bench) => {
    const data = { site: bench.siteId, title: 'News', publicationDate: soon() }
    await bench.payload.create({ ...by(bench), collection: 'news-items', data })
    const jobs = await bench.takeJobs()
    const payload = { what: 'news', siteSlugs: [''] }
    expect(jobs).toEqual([
      { task: 'refresh-system', payload, later: false },
      { task: 'refresh-system', payload, later: true },
    ])
  }))

const aRedirect = ({ siteId }: Bench, previousUrl: string, target: string) => ({ site: siteId, previousUrl, target })

test('a redirect announces its site, and can be changed', () =>
  rolledBack(async (bench) => {
    const as = { collection: 'redirects', ...by(bench) } as const
    const { id } = await bench.payload.create({ ...as, data: aRedirect(bench, '/test-a', '/test-b') })
    expect(await payloads(bench)).toEqual([{ what: 'redirects', siteSlugs: [''] }])
    expect((await bench.payload.update({ ...as, id, data: { target: '/test-c' } })).target).toBe('/test-c')
  }))

test.each([
  ['/test-b', '/test-a', 'in a circle'],
  ['/test-a', '/test-c', 'already'],
  ['/test-d', 'https://evil.example', 'another host'],
])('beside a redirect from /test-a to /test-b, one from %s to %s is refused: %s', (from, to, reason) =>
  rolledBack(async (bench) => {
    const as = { collection: 'redirects', ...by(bench) } as const
    await bench.payload.create({ ...as, data: aRedirect(bench, '/test-a', '/test-b') })
    await expect(bench.payload.create({ ...as, data: aRedirect(bench, from, to) })).rejects.toThrow(reason)
  }),
)

test('a picture announces the pages that show it, and nothing while it is new', () =>
  rolledBack(async (bench) => {
    const as = by(bench)
    const pictures = { collection: 'media', where: { mimeType: { contains: 'image/' } } } as const
    const [picture] = (await bench.payload.find({ ...as, ...pictures, limit: 1 })).docs
    if (!picture) throw new Error('this test needs the demo content')
    const image = picture.id
    const hero = { blockType: 'hero', heading: 'Wire', image } as const
    const shown = { ...aPage({ site: bench.siteId }), blocks: [hero] }
    const inBlock = await bench.payload.create({ ...as, collection: 'pages', data: shown })
    const shared = await bench.payload.create({
      ...as,
      collection: 'pages',
      data: aPage({ site: bench.siteId, image }),
    })
    const other = await bench.payload.create({ ...as, collection: 'pages', data: aPage({ site: bench.siteId }) })
    await bench.takeJobs()
    await bench.payload.update({ ...as, collection: 'media', id: image, data: { alt: 'A wire' } })
    const announced = (await payloads(bench, 'refresh-page')).map((job) => (job as { pageId: string }).pageId)
    expect(announced).toEqual(expect.arrayContaining([inBlock.id, shared.id]))
    expect(announced).not.toContain(other.id)
  }))

test('an author announces their stories', () =>
  rolledBack(async (bench) => {
    const as = by(bench)
    const data = { name: 'Livia Kern', slug: `livia-${crypto.randomUUID()}` }
    const author = await bench.payload.create({ ...as, collection: 'authors', data })
    const story = aPage({ site: bench.siteId, pageType: 'Story', story: { contacts: [author.id] } })
    const { id } = await bench.payload.create({ ...as, collection: 'pages', data: story })
    await bench.takeJobs()
    await bench.payload.update({ ...as, collection: 'authors', id: author.id, data: { name: 'Livia Moser' } })
    const jobs = await bench.takeJobs()
    expect(jobs.map(({ task }) => task)).toEqual(['refresh-system', 'refresh-page', 'index-page'])
    expect(jobs[0]?.payload).toEqual({ what: 'authors', pageIds: [id] })
  }))

test.each([
  ['story-categories', (id: string) => ({ category: id })],
  ['story-topics', (id: string) => ({ topics: [id] })],
] as const)('%s announce the stories that are filed under them', (collection, filedUnder) =>
  rolledBack(async (bench) => {
    const as = by(bench)
    const data = { name: 'Wire', slug: `wire-${crypto.randomUUID().slice(0, 8)}` }
    const subject = await bench.payload.create({ ...as, collection, data })
    const story = aPage({ site: bench.siteId, pageType: 'Story', story: filedUnder(subject.id) })
    const { id } = await bench.payload.create({ ...as, collection: 'pages', data: story })
    await bench.takeJobs()
    await bench.payload.update({ ...as, collection, id: subject.id, data: { name: 'Wires' } })
    const jobs = await bench.takeJobs()
    expect(jobs.map(({ task }) => task)).toEqual(['refresh-system', 'refresh-page', 'index-page'])
    expect(jobs[0]?.payload).toEqual({ what: 'story-subjects', pageIds: [id] })
  }),
)

test('a page that a navigation leads to announces the site when it comes, moves or goes, and not when its text changes', () =>
  rolledBack(async (bench) => {
    const as = by(bench)
    const page = await bench.payload.create({ ...as, collection: 'pages', data: aPage({ site: bench.siteId }) })
    const leaf = { title: 'Wire', page: page.id }
    const items = [{ title: 'Products', children: [{ title: 'Cutting', leaves: [leaf] }] }]
    const header = { options: { theme: 'Default' }, items } as const
    await bench.payload.update({ ...as, collection: 'sites', id: bench.siteId, data: { headerNavigation: header } })
    await bench.takeJobs()
    const save = (data: object) => bench.payload.update({ ...as, collection: 'pages', id: page.id, data })
    await save({ title: 'Another title', _status: 'published' })
    expect(await payloads(bench)).toEqual([])
    const system = { what: 'system', siteSlugs: [''] }
    await save({ slug: `${page.slug}-moved`, _status: 'published' })
    expect(await payloads(bench)).toEqual([system])
    await save({ unpublishAt: soon(), _status: 'published' })
    expect((await bench.takeJobs()).filter(({ task }) => task === 'refresh-system')).toEqual([
      { task: 'refresh-system', payload: system, later: false },
      { task: 'refresh-system', payload: system, later: true },
    ])
  }))
