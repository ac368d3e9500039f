import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, get, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStaticFiles } from './static-files.ts'

let folder: string
let server: Server
let origin: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'static-files-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets', 'start-abc.js'), 'start()')
  await writeFile(join(folder, 'assets', 'start-abc.js.br'), 'smaller')
  await writeFile(join(folder, 'icon.svg'), '<svg/>')
  await writeFile(join(folder, 'notes.md'), 'not public')
  const builds = `${folder}-builds`
  await mkdir(join(builds, '1', 'assets'), { recursive: true })
  await writeFile(join(builds, '1', 'assets', 'start-old.js'), 'startOld()')
  await writeFile(join(builds, '1', 'old-icon.svg'), '<svg/>')
  const serve = await createStaticFiles(folder, builds)
  server = createServer((request, response) => {
    if (!serve(request, response)) response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true })
  await rm(`${folder}-builds`, { recursive: true })
})

test('a file with a hash in its name is immutable', async () => {
  const response = await fetch(`${origin}/assets/start-abc.js`)
  expect(await response.text()).toBe('start()')
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
})

test('serves the assets of an earlier build, and no other file of it', async () => {
  expect(await (await fetch(`${origin}/assets/start-old.js`)).text()).toBe('startOld()')
  expect((await fetch(`${origin}/old-icon.svg`)).status).toBe(404)
})

test('responds 304 to a matching ETag', async () => {
  const { headers } = await fetch(`${origin}/icon.svg`)
  const second = await fetch(`${origin}/icon.svg`, { headers: { 'if-none-match': headers.get('etag') ?? '' } })
  expect([second.status, await second.text()]).toEqual([304, ''])
})

test('serves the Brotli file only to clients that accept it', async () => {
  const request = (coding: string) =>
    new Promise<IncomingMessage>((resolve) =>
      get(`${origin}/assets/start-abc.js`, { headers: { 'accept-encoding': coding } }, resolve),
    )
  const [smaller, plain] = [await request('br'), await request('gzip')]
  expect([smaller.headers['content-encoding'], smaller.headers['content-length']]).toEqual(['br', '7'])
  expect(smaller.headers['content-type']).toBe('text/javascript; charset=utf-8')
  expect(smaller.headers.etag).not.toBe(plain.headers.etag)
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect((await fetch(`${origin}/assets/start-abc.js.br`)).status).toBe(404)
  for (const response of [smaller, plain]) response.resume()
})

test.each(['/notes.md', '/assets', '/assets/../../etc/passwd', '/%2e%2e/secret', '/'])(
  '%s is not served',
  async (path) => {
    expect((await fetch(origin + path)).status).toBe(404)
  },
)

test('serves only GET and HEAD', async () => {
  expect((await fetch(`${origin}/icon.svg`, { method: 'POST' })).status).toBe(404)
})
