import { createLocalReq, type PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { aPage } from '../testing/a-page.ts'
import { type Bench, rolledBack } from '../testing/rolled-back.ts'

type Reading = { locale?: 'en' | 'de'; draft?: boolean; fallbackLocale?: 'en' }

/** What somebody who is not signed in finds of a page, asked for in both ways. */
async function publicTitles({ payload, req }: Bench, id: string, reading: Reading): Promise<(string | undefined)[]> {
  const anonymous: PayloadRequest = await createLocalReq({}, payload)
  if (req.transactionID) anonymous.transactionID = req.transactionID
  const as = { collection: 'pages', req: anonymous, overrideAccess: false, locale: 'en', ...reading } as const
  const list = await payload.find({ ...as, where: { id: { equals: id } } })
  const one = await payload.findByID({ ...as, id, disableErrors: true })
  return [list.docs[0]?.title, one?.title]
}

const nothing = [undefined, undefined]
const asEditor = ({ req, user }: Bench) =>
  ({ collection: 'pages', req, user, overrideAccess: false, locale: 'en' }) as const

test('the public finds a published page, and only in the languages that are published', () =>
  rolledBack(async (bench) => {
    const { id } = await bench.payload.create({
      ...asEditor(bench),
      data: aPage({ site: bench.siteId, title: 'Wire' }),
    })
    expect(await publicTitles(bench, id, {})).toEqual(['Wire', 'Wire'])
    expect(await publicTitles(bench, id, { locale: 'de' })).toEqual(nothing)
    expect(await publicTitles(bench, id, { locale: 'de', fallbackLocale: 'en' })).toEqual(nothing)
  }))

test('a draft over a published page stays hidden, also when it is asked for', () =>
  rolledBack(async (bench) => {
    const { id } = await bench.payload.create({
      ...asEditor(bench),
      data: aPage({ site: bench.siteId, title: 'Wire' }),
    })
    await bench.payload.update({ ...asEditor(bench), id, draft: true, data: { title: 'Secret' } })
    expect(await publicTitles(bench, id, { draft: true })).toEqual(['Wire', 'Wire'])
  }))

test('a page that was never published stays hidden', () =>
  rolledBack(async (bench) => {
    const data = aPage({ site: bench.siteId, _status: 'draft' })
    const { id } = await bench.payload.create({ ...asEditor(bench), draft: true, data })
    expect(await publicTitles(bench, id, {})).toEqual(nothing)
    expect(await publicTitles(bench, id, { draft: true })).toEqual(nothing)
  }))

test('a copy of a published page stays hidden', () =>
  rolledBack(async (bench) => {
    const { id } = await bench.payload.create({ ...asEditor(bench), data: aPage({ site: bench.siteId }) })
    const copy = await bench.payload.duplicate({ ...asEditor(bench), id })
    expect(await publicTitles(bench, copy.id, {})).toEqual(nothing)
  }))

test('a published page stays hidden until its time comes', () =>
  rolledBack(async (bench) => {
    const publishAt = new Date(Date.now() + 60_000).toISOString()
    const { id } = await bench.payload.create({ ...asEditor(bench), data: aPage({ site: bench.siteId, publishAt }) })
    expect(await publicTitles(bench, id, {})).toEqual(nothing)
  }))

test('an editor reads the draft [S6-026]', () =>
  rolledBack(async (bench) => {
    const { id } = await bench.payload.create({ ...asEditor(bench), data: aPage({ site: bench.siteId }) })
    await bench.payload.update({ ...asEditor(bench), id, draft: true, data: { title: 'Draft' } })
    expect((await bench.payload.findByID({ ...asEditor(bench), id, draft: true })).title).toBe('Draft')
  }))
