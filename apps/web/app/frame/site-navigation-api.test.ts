import type { ContentClient } from '@ferrule/content-client/content-client'
import { anEntry } from '@ferrule/domain/navigation/navigation-entries.fixture'
import { beforeEach, expect, test, vi } from 'vitest'
import { hasEditorSession } from '../editor/editor-session.server.ts'
import { aSite } from '../http/visits.fixture.ts'
import { getServices, type Services } from '../visit/services.server.ts'
import { loader as readNavigation } from './site-navigation-api.route.ts'
import { loader as readSections } from './site-navigation-sections.route.ts'

vi.mock('../visit/services.server.ts', () => ({ getServices: vi.fn<() => Services>() }))
vi.mock('../editor/editor-session.server.ts', () => ({ hasEditorSession: vi.fn<() => Promise<boolean>>() }))

const site = aSite({
  headerNavigation: {
    options: { theme: 'Default', hidden: false },
    items: [anEntry('shown'), anEntry('secret', { hidden: true })],
  },
})
const getSystem = vi.fn<ContentClient['getSystem']>()
const clear = vi.fn<() => Promise<void>>()

beforeEach(() => {
  vi.clearAllMocks()
  getSystem.mockResolvedValue({ sites: [site], countries: [], languages: [], brands: [] })
  vi.mocked(getServices, { partial: true, deep: true }).mockReturnValue({ content: { getSystem, clear } })
  vi.mocked(hasEditorSession).mockResolvedValue(true)
})

async function call(audience: string, query: string, ids?: string) {
  const path = ids === undefined ? 'main' : `section/${ids}`
  const url = new URL(`https://www.example/api/site-navigation/${audience}/${path}?${query}`)
  const args = { request: new Request(url), url, params: { audience, siteId: 'main', ids } }
  const response = await (ids === undefined ? readNavigation(args as never) : readSections(args as never))
  return { status: response.status, body: await response.json(), caching: response.headers.get('Cache-Control') }
}

test('the navigation for editors takes a language, and optionally a stage and cache [S7-022]', async () => {
  const { status, body, caching } = await call('editor', 'lang=de-ch')
  expect([status, caching]).toEqual([200, 'private, no-store'])
  expect(body.header.items.map(({ id }: { id: string }) => id)).toEqual(['shown', 'secret'])
  await call('editor', 'lang=de&stage=PUBLISHED')
  await call('editor', 'lang=de&stage=DRAFT')
  await call('editor', 'lang=de&cache=false')
  expect(getSystem.mock.calls.map(([language, options]) => [language, options?.fresh])).toEqual([
    ['de', false],
    ['de', false],
    ['de', true],
    ['de', true],
  ])
  await call('editor', 'lang=de&cache=clear')
  expect(clear).toHaveBeenCalledOnce()
  expect((await call('editor', 'stage=DRAFT')).status).toBe(400)
  expect((await call('editor', 'lang=de&stage=LATER')).status).toBe(400)
})

test('the sections for editors are those of the ids, in their order, with hidden ones [S7-024]', async () => {
  const { status, body, caching } = await call('editor', 'lang=en', 'secret,unknown,shown')
  expect([status, caching]).toEqual([200, 'private, no-store'])
  expect(body.sections.map(({ id }: { id: string }) => id)).toEqual(['secret', 'shown'])
})

test('without a session the variants for editors and the stage DRAFT are refused', async () => {
  vi.mocked(hasEditorSession).mockResolvedValue(false)
  expect((await call('editor', 'lang=en')).status).toBe(403)
  expect((await call('editor', 'lang=en', 'shown')).status).toBe(403)
  expect((await call('public', 'lang=en&stage=DRAFT')).status).toBe(403)
  const { body } = await call('public', 'lang=en', 'secret,shown')
  expect(body.sections.map(({ id }: { id: string }) => id)).toEqual(['shown'])
})
