import { createContentClient } from '@ferrule/content-client/content-client'
import * as entries from '@ferrule/content-client/content-entries'
import { FakeContentSource, FakeContentStore } from '@ferrule/content-client/cache-tiers.fixture'
import { createLog } from '@ferrule/telemetry/log'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, RouterContextProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { TextsContext } from '../frame/texts.tsx'
import { loadPage } from '../pages/load-page.server.ts'
import { EditorialPage } from '../pages/editorial-page.tsx'
import type { View } from '../pages/view.ts'
import { responseMiddleware } from './response.middleware.server.ts'
import { textsContext, visitContext } from '../visit/contexts.ts'
import { aPageAt } from './services.fixture.ts'
import { getServices, type Services } from '../visit/services.server.ts'
import { visitMiddleware } from '../visit/visit.middleware.server.ts'
import { aSite, aVisit } from './visits.fixture.ts'

vi.mock('../visit/services.server.ts', () => ({ getServices: vi.fn<() => Services>() }))

const leadText = Array.from({ length: 450 }, () => 'word').join(' ')
const story = aPageAt('stories/crimping', {
  pageType: 'Story',
  title: 'Crimping',
  story: { leadText, category: null, topics: [], contacts: [], productSlugs: [] },
})
const address = { siteSlug: '', locale: 'en', path: story.path } as const

let source: FakeContentSource
let store: FakeContentStore

function serve(nextReleaseAllowed: boolean) {
  const log = createLog({ service: 'test', write: () => undefined })
  vi.mocked(getServices, { partial: true, deep: true }).mockReturnValue({
    content: createContentClient({ source, store, log }),
    log,
    settings: {
      NEXT_RELEASE: nextReleaseAllowed,
      SHOW_HIDDEN_COUNTRIES: false,
      EDGE_ORIGIN: 'http://www.norlitz.example',
    },
  })
}

beforeEach(() => {
  source = new FakeContentSource()
  store = new FakeContentStore()
  const { countries, languages, brands } = aVisit('en', []).system
  source.system = { countries, languages, brands, sites: [aSite()] }
  source.pages.set(entries.page(address).key, story)
  serve(true)
})

/** Simulates a browser that loads the story and stores cookies. */
function openBrowser() {
  const cookies = new Map<string, string>()
  return {
    async read(query = '') {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const url = new URL(`http://www.norlitz.example/en/${story.path}${query}`)
      const request = new Request(url, { headers: cookie ? { cookie } : {} })
      const context = new RouterContextProvider()
      const args = { request, url, context, params: {}, pattern: '' }
      const response = await responseMiddleware(args, async () => {
        await visitMiddleware(args, async () => new Response())
        const { view, headers } = await loadPage(request, context.get(visitContext))
        return new Response(render(context, view), { headers })
      })
      if (!response) throw new Error('no response')
      const setCookies = response.headers.getSetCookie()
      for (const set of setCookies) cookies.set(...splitCookie(set))
      const { flags } = context.get(visitContext)
      return {
        flags,
        setCookies,
        html: await response.text(),
        cacheControl: response.headers.get('Cache-Control'),
      }
    },
  }
}

function splitCookie(set: string): [string, string] {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
  return [name, value]
}

function render(context: RouterContextProvider, view: View): string {
  const texts = context.get(textsContext)
  if (view.kind !== 'page' || !texts) throw new Error(`found ${view.kind}`)
  const Stub = createRoutesStub([{ path: '*', Component: () => <EditorialPage view={view} /> }])
  return renderToStaticMarkup(
    <TextsContext value={texts}>
      <Stub initialEntries={[`/en/${story.path}`]} />
    </TextsContext>,
  )
}

const publicCacheControl = expect.stringContaining('public')

test('nextRelease shows the reading time, and a cookie stores it until it is disabled [S4-063] [S4-065]', async () => {
  const browser = openBrowser()
  expect((await browser.read()).html).not.toContain('3 minute read')
  const on = await browser.read('?nextRelease')
  expect(on.html).toContain('3 minute read')
  expect(on.setCookies).toEqual(['uapp_is-next-release=true; Path=/; Max-Age=34560000; Secure; SameSite=Lax'])
  expect(await browser.read()).toMatchObject({ html: on.html, cacheControl: 'private, no-store' })
  const off = await browser.read('?nextRelease=false')
  expect([off.html.includes('minute read'), off.cacheControl]).toEqual([false, 'private, no-store'])
  const later = await browser.read()
  expect([later.html.includes('minute read'), later.cacheControl]).toEqual([false, publicCacheControl])
})

test('nextRelease has no effect if the setting forbids it', async () => {
  serve(false)
  expect((await openBrowser().read('?nextRelease')).html).not.toContain('minute read')
})

test('a next-release visit uses separate cache keys and bypasses the shared store [S9-004]', async () => {
  await store.put(entries.page(address), { ...story, title: 'Stored' })
  const titles = async (query: string) => (await openBrowser().read(query)).html.match(/<h1[^>]*>(.*?)<\/h1>/)?.[1]
  expect([await titles(''), await titles('?nextRelease'), await titles('')]).toEqual(['Stored', 'Crimping', 'Stored'])
  const read = source.requestCount
  await titles('?nextRelease')
  expect(source.requestCount).toBe(read)
  expect([...store.entries.keys()].filter((key) => key.includes('next-release'))).toEqual([])
})

test('testing=true starts a testing session, which a cookie stores [S7-071] [S7-072]', async () => {
  const browser = openBrowser()
  expect((await browser.read()).flags.testing).toBe(false)
  const started = await browser.read('?testing=true')
  expect(started.flags.testing).toBe(true)
  expect(started.setCookies).toEqual(['uapp_testing=true; Path=/; Max-Age=34560000; Secure; SameSite=Lax'])
  const later = await browser.read()
  expect([later.flags.testing, later.setCookies, later.cacheControl]).toEqual([true, [], 'private, no-store'])
  await browser.read('?testing=false')
  expect((await browser.read()).flags.testing).toBe(false)
})
