import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startEditorSession } from '../editor/editor-session.server.ts'
import { getServices, type Services } from '../visit/services.server.ts'
import { loader } from './product-data.route.ts'

vi.mock('../visit/services.server.ts', () => ({ getServices: vi.fn<() => Services>() }))

const tag = '"en_ALL-7"'
let server: Server
/** How often the complete catalogue was read. */
let reads = 0

beforeAll(async () => {
  server = createServer((request, response) => {
    const isKnown = request.headers['if-none-match'] === tag
    if (!isKnown) reads++
    const headers = { etag: tag, 'cache-control': 'public, max-age=60' }
    response.writeHead(isKnown ? 304 : 200, headers).end(isKnown ? undefined : '{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

beforeEach(() => {
  reads = 0
  const stored = new Map<string, string>()
  vi.mocked(getServices, { partial: true, deep: true }).mockReturnValue({
    settings: { DATA_SERVICE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}` },
    redis: {
      get: async (key) => stored.get(String(key)) ?? null,
      set: async (key: unknown, value: unknown) => {
        stored.set(String(key), String(value))
        return 'OK' as const
      },
    },
  })
})

async function load(query: string, cookie = '') {
  const url = new URL(`http://www.norlitz.localhost/api/product-data/en_ALL${query}`)
  const request = new Request(url, { headers: { 'If-None-Match': tag, Cookie: cookie } })
  const args = { request, url, params: { sisCode: 'en_ALL' } } as Parameters<typeof loader>[0]
  const { status, headers } = await loader(args)
  return [status, headers.get('cache-control'), headers.get('etag')]
}

const notModified = [304, 'public, max-age=60', tag]

test('cache=false bypasses the cache for an editor [S7-020]', async () => {
  const { cookies } = await startEditorSession(new Headers())
  const cookie = cookies.map((setCookie) => setCookie.split(';')[0]).join('; ')
  expect(await load('?cache=false', cookie)).toEqual([200, 'private, no-store', null])
  expect(reads).toBe(1)
  expect(await load('', cookie)).toEqual(notModified)
})

test.each(['', 'uapp_editor_area_password=guessed; __Host-uapp_editor-session=guessed'])(
  'cache=false has no effect without an editor session: %j [S7-020]',
  async (cookie) => {
    expect(await load('?cache=false', cookie)).toEqual(notModified)
    expect(reads).toBe(0)
  },
)
