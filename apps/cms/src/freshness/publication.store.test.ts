import { createContentService } from '@ferrule/content-client/content-service'
import { readPagePublication, refreshPage } from '@ferrule/content-client/page-publications'
import { expect, test } from 'vitest'
import { transactionOf } from '../postgres/transaction-of.ts'
import { readSettings } from '../settings.ts'
import { aPage } from '../testing/a-page.ts'
import { rolledBack } from '../testing/rolled-back.ts'
import { findPublication } from './publication-store.ts'

const { port, serviceKey } = readSettings()
const address = { url: `http://127.0.0.1:${port}`, key: serviceKey }
const later = '2099-01-01T08:00:00Z'

test('a page has its dates, its embargo by language and its scheduled publications', () =>
  rolledBack(async ({ payload, req, siteId, user }) => {
    const as = { collection: 'pages', req, overrideAccess: false } as const
    const page = aPage({ site: siteId, publishAt: '2026-11-01T08:00:00Z' })
    const { id, slug } = await payload.create({ ...as, locale: 'en', data: page })
    const german = { title: 'Draht', blocks: page.blocks, appearsAt: later, _status: 'published' } as const
    await payload.update({ ...as, locale: 'de', id, data: german })
    const single = { type: 'unpublish', doc: { relationTo: 'pages', value: id } } as const
    const by = { user: { relationTo: 'users', value: user.id } } as const
    await payload.jobs.queue({ task: 'schedulePublish', input: { ...single, ...by }, waitUntil: new Date(later), req })
    const release = { siteSlug: '', pageIds: [id], batchIds: [id], languages: ['fr'] }
    const batch = { release, user: String(user.id) }
    await payload.jobs.queue({ task: 'publishRelease', input: batch, waitUntil: new Date('2098-01-01'), req })
    expect(await findPublication(await transactionOf(req), id)).toEqual({
      siteSlug: '',
      path: slug,
      publishAt: '2026-11-01T08:00:00Z',
      unpublishAt: null,
      languages: [
        { language: 'en', isPublished: true, appearsAt: null },
        { language: 'de', isPublished: true, appearsAt: later },
      ],
      scheduled: [
        { at: '2098-01-01T00:00:00Z', action: 'publish', languages: ['fr'] },
        { at: later, action: 'unpublish', languages: [] },
      ],
    })
  }))

test('the endpoints know no page without the key of the website, and none that does not exist', async () => {
  const id = await findAnyPage()
  expect(await readPagePublication(address, id)).toMatchObject({ siteSlug: '', scheduled: [] })
  expect(await readPagePublication({ ...address, key: 'guess' }, id)).toBeUndefined()
  expect(await readPagePublication(address, crypto.randomUUID())).toBeUndefined()
  expect(await refreshPage({ ...address, key: 'guess' }, id)).toBe(false)
  expect(await refreshPage(address, crypto.randomUUID())).toBe(false)
  expect(await refreshPage(address, id)).toBe(true)
})

async function findAnyPage(): Promise<string> {
  const [page] = await createContentService(address).readSummaries('', 'en')
  if (!page) throw new Error('this test needs the demo content')
  return page.id
}
