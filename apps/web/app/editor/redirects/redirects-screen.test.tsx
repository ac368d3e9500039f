import { loadTexts } from '@ferrule/texts/load-texts'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { TextsContext } from '../../frame/texts.tsx'
import type { LoadedRedirects } from './load-redirects.server.ts'
import { RedirectsScreen } from './redirects-screen.tsx'

const texts = await loadTexts('en')
const redirects: LoadedRedirects = {
  site: { slug: 'north', name: 'North' },
  sites: [{ slug: 'north', name: 'North' }],
  locale: 'en',
  languages: ['en', 'de'],
  countries: [{ code: 'AT', name: 'Austria' }],
  adminOrigin: 'https://cms.example',
  search: '',
  count: 2,
  rows: [
    { previousUrl: '/a', target: '/b', state: 'loop', used: undefined },
    { previousUrl: '/c', target: '/d', state: 'works', used: { count: 1208, lastDay: '2026-11-16' } },
  ],
  missing: [],
  simulated: {},
  simulation: undefined,
}

function render(change: Partial<LoadedRedirects> = {}): string {
  const frame = { home: '/en', siteName: 'Norlitz' }
  const Component = () => (
    <TextsContext value={texts}>
      <RedirectsScreen redirects={{ ...redirects, ...change }} />
    </TextsContext>
  )
  const Stub = createRoutesStub([{ id: 'root', path: '*', Component, loader: () => null }])
  return renderToStaticMarkup(
    <Stub initialEntries={['/en/editor']} hydrationData={{ loaderData: { root: { frame } } }} />,
  )
}

test('each redirect has its state and a link that tests it on its site', () => {
  const html = render()
  expect(html).toMatch(/\/a<\/span>.*\/b<\/td>.*Never ends.*\/c<\/span>.*Works/s)
  expect(html).toContain('href="/en/editor/redirects?site=north&amp;address=%2Fa#redirect-simulator"')
  expect(html).toContain('href="/en/editor/redirects.csv?site=north"')
})

test('each redirect has the number of its requests and the day of the last one', () => {
  expect(render()).toMatch(/\/a<\/span>.*>0<\/td><td[^>]*>–<.*\/c<\/span>.*>1,208<\/td><td[^>]*>16 Nov 2026</s)
})

test('without a match the screen says so', () => {
  expect(render({ rows: [] })).toContain('No redirect matches')
})

test('a missing address has its count, its last day and a link to a redirect with the similar page as target', () => {
  const missing = [{ address: '/en/axion-65', count: 38, lastDay: '2026-11-15', suggestion: '/products/axion-56' }]
  const html = render({ missing })
  expect(html).toMatch(/\/en\/axion-65<.*38.*Last requested on 15 Nov 2026.*Similar page:.*\/products\/axion-56/s)
  expect(html).toContain(
    'href="https://cms.example/admin/collections/redirects/create?siteSlug=north&amp;previousUrl=%2Fen%2Faxion-65&amp;target=%2Fproducts%2Faxion-56"',
  )
  expect(render()).toContain('No address without a page was requested')
})

const hops = [
  { status: 301 as const, location: '/new' },
  { status: 302 as const, location: '/de/new' },
]
const page = { title: 'Neu', visibility: 'visible', appearsAt: null, unpublishAt: null, scheduledAt: null } as const
const simulate = (change: Partial<NonNullable<LoadedRedirects['simulation']>>) =>
  render({
    simulation: { address: '/old', trace: { hops, address: '/de/new', isEndless: false }, page, ...change },
  })

test('the simulator shows each redirect of an address and the page at its end', () => {
  expect(simulate({})).toMatch(/\/old<.*301<.*\/new<.*302<.*\/de\/new<.*200<.*the page “Neu”/s)
  expect(simulate({ page: undefined })).toMatch(/404<.*No editorial page is published/s)
  expect(simulate({ trace: { hops, address: '/de/new', isEndless: true } })).toContain('never end')
})

const at = '2026-12-01T12:00:00Z'

test.each([
  [{ visibility: 'not-yet', appearsAt: at }, /404<.*Visitors see “Neu” from 1 Dec 2026/s],
  [{ visibility: 'ended', unpublishAt: at }, /404<.*no longer see “Neu” since 1 Dec 2026/s],
  [{ visibility: 'not-published' }, /404<.*“Neu” is a draft/s],
  [{ visibility: 'visible', scheduledAt: at }, /200<.*scheduled for 1 Dec 2026/s],
  [{ visibility: 'not-published', scheduledAt: at }, /404<.*no longer see “Neu” since 1 Dec 2026/s],
] as const)('at the simulated moment a page with %j ends the trace in its own words', (change, expected) => {
  expect(simulate({ page: { ...page, ...change } })).toMatch(expected)
})
