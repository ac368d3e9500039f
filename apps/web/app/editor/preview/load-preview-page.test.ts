import type { BlockContent } from '@ferrule/blocks/block-content'
import type { PreviewSubject } from '@ferrule/domain/editor/preview-options'
import { beforeEach, expect, test, vi } from 'vitest'
import { aVisit } from '../../http/visits.fixture.ts'
import { getServices, type Services } from '../../visit/services.server.ts'
import { loadPreviewPage } from './load-preview-page.server.ts'
import { aStagedPage, stagedPagesOf } from './staged-pages.fixture.ts'

vi.mock('../../visit/services.server.ts', () => ({ getServices: vi.fn<() => Services>() }))

const hero = (heading: string): BlockContent => ({
  blockType: 'hero',
  heading,
  lead: '',
  links: [],
  image: null,
  steps: [],
})
const schedule = { publishAt: '2026-12-01T08:00:00.000Z', unpublishAt: '2026-12-24T08:00:00.000Z' }

beforeEach(() => {
  vi.mocked(getServices, { partial: true, deep: true }).mockReturnValue({
    readStagedPage: stagedPagesOf({
      DRAFT: [
        aStagedPage('fair', { title: 'Draft', blocks: [hero('Draft')], ...schedule }),
        aStagedPage('members', { protection: { level: 'password' } }),
        aStagedPage('swiss', { countries: ['CH'] }),
      ],
      PUBLISHED: [aStagedPage('fair', { title: 'Published', blocks: [hero('Published')], ...schedule })],
    }),
    settings: { EDGE_ORIGIN: 'https://www.norlitz.example' },
  })
})

const preview = (path: string, change: Partial<PreviewSubject> = {}, code = 'en') => {
  const subject = { site: '', path, language: 'en', stage: 'DRAFT', locked: false, ...change } as const
  return loadPreviewPage(aVisit(code, path.split('/')), subject)
}

test('the draft is shown with what changed since it was published [S1-028]', async () => {
  const { view, status, changes } = await preview('fair')
  expect([status, view.kind === 'page' && view.page.title]).toEqual([200, 'Draft'])
  expect(changes).toMatchObject({ isNew: false, isTitleChanged: true, blocks: ['changed'], removed: [] })
})

test('the published stage shows what visitors read at the chosen moment', async () => {
  const at = async (date: string) => (await preview('fair', { stage: 'PUBLISHED', date })).status
  expect(await at('2026-11-30T08:00:00.000Z')).toBe(404)
  expect(await at('2026-12-01T08:00:00.000Z')).toBe(200)
  expect(await at('2026-12-24T08:00:00.000Z')).toBe(404)
  const { view, changes } = await preview('fair', { stage: 'PUBLISHED', date: '2026-12-02T08:00:00.000Z' })
  expect([view.kind === 'page' && view.page.title, changes]).toEqual(['Published', undefined])
})

test('a protected page is shown with or without access', async () => {
  expect((await preview('members')).view.kind).toBe('page')
  expect(await preview('members', { locked: true })).toMatchObject({ status: 403, view: { kind: 'protected' } })
})

test('a page limited to countries is shown in these only', async () => {
  expect((await preview('swiss', { country: 'CH' }, 'en-ch')).status).toBe(200)
  expect((await preview('swiss', { country: 'US' }, 'en-us')).status).toBe(404)
})

test.each(['fair', 'members', 'nowhere'])('the response for %s is stored in no cache [C5]', async (path) => {
  const { headers } = await preview(path)
  expect(headers).toEqual({ 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' })
})
