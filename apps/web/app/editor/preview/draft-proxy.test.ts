import type { ReadStagedPage } from '@ferrule/content-client/staged-pages'
import { beforeEach, expect, test, vi } from 'vitest'
import { getServices, type Services } from '../../visit/services.server.ts'
import { hasEditorSession } from '../editor-session.server.ts'
import { loader } from './draft-proxy.route.ts'
import { aStagedPage, stagedPagesOf } from './staged-pages.fixture.ts'

vi.mock('../../visit/services.server.ts', () => ({ getServices: vi.fn<() => Services>() }))
vi.mock('../editor-session.server.ts', () => ({ hasEditorSession: vi.fn<() => Promise<boolean>>() }))

const readStagedPage = vi.fn<ReadStagedPage>(stagedPagesOf({ DRAFT: [aStagedPage('fair', { title: 'Draft' })] }))

beforeEach(() => {
  readStagedPage.mockClear()
  vi.mocked(getServices, { partial: true, deep: true }).mockReturnValue({ readStagedPage })
  vi.mocked(hasEditorSession).mockResolvedValue(true)
})

async function call(operation: string, query = 'path=fair&language=en&stage=DRAFT', headers = {}) {
  const url = new URL(`https://www.example/api/draft-proxy/${operation}?${query}`)
  const args = { request: new Request(url, { headers }), params: { operation }, url }
  const response = await loader(args as Parameters<typeof loader>[0])
  return { status: response.status, body: await response.json(), headers: response.headers }
}

test('an editor reads a draft through the proxy of the website [S6-033] [S7-034]', async () => {
  const { status, body, headers } = await call('page')
  expect([status, body.page.title]).toEqual([200, 'Draft'])
  expect(headers.get('cache-control')).toBe('private, no-store')
})

test('the revision of a page is when it was last saved', async () => {
  expect((await call('revision')).body).toEqual({ id: 'id-of-fair', updatedAt: '2026-11-01T12:00:00.000Z' })
})

test('without an editor session no draft is read', async () => {
  vi.mocked(hasEditorSession).mockResolvedValue(false)
  const { status, body, headers } = await call('page')
  expect([status, body, headers.get('cache-control')]).toEqual([403, {}, 'private, no-store'])
  expect(readStagedPage).not.toHaveBeenCalled()
})

test.each(['query', 'constructor', '__proto__', 'page/../users'])(
  'the operation %s does not exist [I6]',
  async (operation) => {
    expect((await call(operation)).status).toBe(404)
    expect(readStagedPage).not.toHaveBeenCalled()
  },
)

test('a query, an address or a header of the client does not reach the content service [I6]', async () => {
  const query = 'path=fair&language=en&stage=DRAFT&query={users}&url=http://169.254.169.254&host=evil'
  await call('page', query, { host: 'evil.example', origin: 'https://evil.example' })
  expect(readStagedPage.mock.calls).toEqual([[{ siteSlug: '', language: 'en', stage: 'DRAFT', path: 'fair' }]])
  expect((await call('page', 'path=fair&language=klingon')).status).toBe(400)
})
