import { beforeEach, expect, test, vi } from 'vitest'
import { toPageReference } from '@ferrule/domain/navigation/page-reference'
import { createLog } from '@ferrule/telemetry/log'
import { getServices, type Services } from '../visit/services.server.ts'
import { aPageAt, contentOf } from '../http/services.fixture.ts'
import { aSite, aVisit } from '../http/visits.fixture.ts'
import { findPage } from './find-page.server.ts'

vi.mock('../visit/services.server.ts', () => ({ getServices: vi.fn<() => Services>() }))

const ids = {
  about: '0190a5d2-3c4f-7a11-8b22-000000000001',
  german: '0190a5d2-3c4f-7a11-8b22-000000000002',
  brand: '0190a5d2-3c4f-7a11-8b22-000000000003',
  trashed: '0190a5d2-3c4f-7a11-8b22-000000000004',
}
const to = (name: keyof typeof ids) => toPageReference({ pageId: ids[name], suffix: '' })
const hero = (name: keyof typeof ids) => ({
  blockType: 'hero' as const,
  opening: null,
  steps: [],
  heading: name,
  lead: null,
  image: null,
  links: [{ text: name, href: to(name) }],
})
const names = ['about', 'german', 'brand', 'trashed'] as const
const home = aPageAt('news', {
  languages: ['en', 'fr'],
  blocks: names.map(hero),
  linkedPages: Object.values(ids),
})
const pages = [
  home,
  aPageAt('company/about-us', { id: ids.about }),
  aPageAt('nur-deutsch', { id: ids.german, languages: ['de'] }),
  aPageAt('other', { id: ids.brand, siteSlug: 'brand' }),
]

const useContent = (content: Partial<ReturnType<typeof contentOf>>) =>
  vi.mocked(getServices, { partial: true, deep: true }).mockReturnValue({
    content: { ...contentOf(pages), ...content },
    log: createLog({ service: 'web', level: 'silent' }),
  })

beforeEach(() => void useContent({}))

async function linksOf(languages: readonly ('en' | 'fr' | 'de')[]) {
  const found = await findPage(aVisit('en', ['news'], { site: aSite({ languages: [...languages] }) }))
  return found?.page.blocks.flatMap((block) => ('links' in block ? block.links.map(({ href }) => href) : []))
}

test('links lead to the current paths of pages on the same site, as far as a visitor can read them', async () => {
  expect(await linksOf(['en', 'de'])).toEqual(['/company/about-us', '/nur-deutsch'])
  expect(await linksOf(['en'])).toEqual(['/company/about-us'])
})

test('an outage of the content service costs links, not the page', async () => {
  useContent({ getPageById: () => Promise.reject(new Error('down')) })
  expect(await linksOf(['en'])).toEqual([])
})
