import { createContentClient } from '@ferrule/content-client/content-client'
import { FakeContentSource, FakeContentStore } from '@ferrule/content-client/cache-tiers.fixture'
import { createLog } from '@ferrule/telemetry/log'
import { RouterContextProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { getServices, type Services } from '../visit/services.server.ts'
import { aSite } from '../http/visits.fixture.ts'
import { loader } from './newest-news.route.ts'

vi.mock('../visit/services.server.ts', () => ({ getServices: vi.fn<() => Services>() }))

const dated = (id: string, publicationDate: string) => ({
  id,
  title: '',
  text: '',
  image: null,
  link: null,
  publicationDate,
})
let source: FakeContentSource

beforeEach(() => {
  source = new FakeContentSource()
  source.system = { ...source.system, sites: [aSite()] }
  const log = createLog({ service: 'test', write: () => undefined })
  vi.mocked(getServices, { partial: true, deep: true }).mockReturnValue({
    content: createContentClient({ source, store: new FakeContentStore(), log }),
    settings: { EDGE_ORIGIN: 'http://www.norlitz.example', SHOW_HIDDEN_COUNTRIES: false },
  })
})

async function load(path: string): Promise<Response> {
  const url = new URL(`http://www.norlitz.example${path}`)
  const pattern = '/:locale/feeds/newest.json'
  return loader({
    url,
    request: new Request(url),
    context: new RouterContextProvider(),
    params: { locale: 'en' },
    pattern,
  })
}

test('returns id and date of the newest item, cached at the edge until the news change', async () => {
  source.news = [dated('n2', '2026-11-02T08:00:00Z'), dated('n1', '2026-11-01T08:00:00Z')]
  const response = await load('/en/feeds/newest.json')
  expect(await response.json()).toEqual({ id: 'n2', publicationDate: '2026-11-02T08:00:00Z' })
  expect(response.headers.get('Cache-Control')).toContain('s-maxage')
  expect(response.headers.get('Surrogate-Key')).toBe('site:main news:main:en')
})

test('returns null without news, and 404 for a language that the site does not offer', async () => {
  expect(await (await load('/en/feeds/newest.json')).json()).toBeNull()
  expect((await load('/ja/feeds/newest.json')).status).toBe(404)
})
