import { anEntry } from '@ferrule/domain/navigation/navigation-entries.fixture'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { runOnDataService } from '../http/run-on-data-service.server.ts'
import { getServices, type Services } from '../visit/services.server.ts'
import { aPageAt, contentOf, uncachedCatalogue } from '../http/services.fixture.ts'
import { aSite, aVisit } from '../http/visits.fixture.ts'
import { loadPage } from './load-page.server.ts'
import { EditorialPage } from './editorial-page.tsx'

vi.mock('../visit/services.server.ts', () => ({ getServices: vi.fn<() => Services>() }))
vi.mock('../http/run-on-data-service.server.ts', () => ({ runOnDataService: vi.fn<typeof runOnDataService>() }))

const pages = [
  aPageAt('services', { title: 'Our services' }),
  aPageAt('company/about', { title: 'About Norlitz' }),
  aPageAt('products/crimping-lines/advice', { title: 'Which line fits' }),
  aPageAt('brands/products', { title: 'Brand lines', catalogue: { classificationSlug: 'double-end-lines' } }),
  aPageAt('services/repair', { title: 'Repair' }),
  aPageAt('company/services', { title: 'Services for the group' }),
  aPageAt('smart-factory/security', { title: 'Data security' }),
  aPageAt('events/smart-factory', { title: 'Smart factory days' }),
]

/** All pages are below the same entry, so a trail with this entry comes from the navigation. */
const menu = anEntry('Menu', {
  breadcrumbOverride: 'The company',
  target: '/company',
  items: pages.map(({ id, path, title }) => anEntry(title, { page: { id, path } })),
})
const site = aSite({ headerNavigation: { options: { theme: 'Default', hidden: false }, items: [menu] } })

const families = { name: 'Crimping lines', route: '/products/crimping-lines' }
const lineages: Record<string, (typeof families)[]> = {
  'crimping-lines': [families],
  'double-end-lines': [families, { name: 'Both ends', route: '/products/crimping-lines/double-end-lines' }],
}

beforeEach(() => {
  vi.mocked(getServices, { partial: true, deep: true }).mockReturnValue({
    content: contentOf(pages),
    catalogue: uncachedCatalogue,
    settings: { EDGE_ORIGIN: 'https://www.norlitz.example' },
  })
  vi.mocked(runOnDataService).mockImplementation(async (_, variables) => {
    const { slug = '' } = variables as { slug?: string }
    return { classification: lineages[slug] ? { lineage: lineages[slug] } : null } as never
  })
})

async function trailAt(path: string) {
  const visit = aVisit('en', path.split('/'), { site })
  const { view } = await loadPage(new Request(`https://www.norlitz.example/en/${path}`), visit)
  if (view.kind !== 'page') throw new Error(`no page at ${path}`)
  const Stub = createRoutesStub([{ path: '*', Component: () => <EditorialPage view={view} /> }])
  const [trail = ''] = /<ol[^]*?<\/ol>/.exec(renderToStaticMarkup(<Stub initialEntries={['/en']} />)) ?? []
  return [...trail.matchAll(/<li><(?:a href="([^"]*)"|span[^>]*)>([^<]*)</g)].map(([, href, text]) =>
    href ? `${text} → ${href}` : text,
  )
}

test('the trail of a page is its navigation branch and ends with its title [S2-177]', async () => {
  expect(await trailAt('company/about')).toEqual(['Home → /en', 'The company → /en/company', 'About Norlitz'])
})

test.each([
  [
    'products',
    '[S2-172]',
    {
      'products/crimping-lines/advice': ['Crimping lines → /en/products/crimping-lines', 'Which line fits'],
      'brands/products': ['Crimping lines → /en/products/crimping-lines', 'Brand lines'],
    },
  ],
  [
    'services',
    '[S2-173]',
    {
      services: ['Our services'],
      'services/repair': ['Our services → /en/services', 'Repair'],
      'company/services': ['Services for the group'],
    },
  ],
  [
    'smart-factory',
    '[S2-174]',
    {
      'smart-factory/security': ['Smart Factory → /en/smart-factory', 'Data security'],
      'events/smart-factory': ['Smart factory days'],
    },
  ],
])('a path starting with or ending in /%s has the trail of a catalogue page %s', async (_, __, trails) => {
  for (const [path, trail] of Object.entries(trails)) expect(await trailAt(path)).toEqual(['Home → /en', ...trail])
})

test('a page stays readable while the data service is unavailable', async () => {
  vi.mocked(getServices, { partial: true, deep: true }).mockReturnValue({
    content: contentOf(pages),
    catalogue: uncachedCatalogue,
    settings: { EDGE_ORIGIN: 'https://www.norlitz.example' },
    log: { error: vi.fn<(event: string) => void>() },
  })
  vi.mocked(runOnDataService).mockRejectedValue(new Error('unavailable'))
  expect(await trailAt('products/crimping-lines/advice')).toEqual([
    'Home → /en',
    'Products → /en/products',
    'Which line fits',
  ])
})
