import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createFetchExternal, type ExternalSettings } from './fetch-external.ts'
import { privateHosts } from './private-hosts.fixture.ts'

const requestInit = { method: 'GET', headers: {} }
type Resolve = NonNullable<ExternalSettings['resolve']>
const loopback = '127.0.0.0/8'
let listener: RequestListener = (_, response) => response.end('hello')
let connects = 0
let port = 0
const server = createServer((request, response) => listener(request, response))

beforeAll(async () => {
  server.on('connection', () => (connects += 1))
  await new Promise<void>((resolve) => server.listen(0, resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => server.close())
afterEach(() => {
  connects = 0
  listener = (_, response) => response.end('hello')
})

const fetchUrl = (url: string, settings: Partial<ExternalSettings> = {}) =>
  createFetchExternal({ origins: [url], timeoutMs: 1000, ...settings })(url, requestInit)

describe('never calls a private address, even if the settings allow its origin [I5]', () => {
  test('more than sixty spellings are tested', () => expect(new Set(privateHosts).size).toBeGreaterThan(60))

  test.each(privateHosts)('written as %s', async (host) => {
    await expect(fetchUrl(`https://${host}:${port}/`)).rejects.toThrow('private-address')
    expect(connects).toBe(0)
  })

  test.each([
    ['a name that resolves to loopback', ['127.0.0.1']],
    ['a name that resolves to a cloud’s metadata service', ['169.254.169.254']],
    ['a name that resolves to a public address and to loopback', ['93.184.215.14', '127.0.0.1']],
    ['a name that resolves to loopback as mapped IPv6', ['2606:2800:21f::1', '::ffff:127.0.0.1']],
  ])('%s', async (_, addresses) => {
    const resolve = async () => addresses
    await expect(fetchUrl(`https://tickets.example:${port}/`, { resolve })).rejects.toThrow('private-address')
    expect(connects).toBe(0)
  })

  test('a name that resolves to loopback only at the second lookup (DNS rebinding)', async () => {
    const resolve = vi.fn<Resolve>(async () => ['127.0.0.1']).mockResolvedValueOnce(['192.0.1.1'])
    await expect(fetchUrl(`https://tickets.example:${port}/`, { resolve, timeoutMs: 200 })).rejects.toThrow()
    expect([resolve.mock.calls.length, connects]).toEqual([1, 0])
  })
})

describe('calls configured origins only [I5]', () => {
  const origins = ['https://tickets.example']
  const resolve = vi.fn<Resolve>(async () => ['127.0.0.1'])

  test.each([
    'http://tickets.example/',
    'https://tickets.example:8443/',
    'https://tickets.example.evil.example/',
    'https://eviltickets.example/',
    'https://tickets.example@evil.example/',
    'https://evil.example#@tickets.example/',
    'https://evil.example\\@tickets.example/',
    'https://user:secret@tickets.example/',
    'https://tickets.example./',
    'ftp://tickets.example/',
    'file:///etc/passwd',
    'data:text/plain,hello',
  ])('rejects %s', async (url) => {
    const result = createFetchExternal({ origins, resolve })(url, requestInit)
    await expect(result).rejects.toThrow('unknown-origin')
    expect(resolve).not.toHaveBeenCalled()
  })

  test('rejects any other URL', async () => {
    await fc.assert(
      fc.asyncProperty(fc.webUrl(), async (url) => {
        await expect(createFetchExternal({ origins, resolve })(url, requestInit)).rejects.toThrow('unknown-origin')
      }),
    )
  })

  test('rejects plain HTTP outside the trusted networks', async () => {
    const url = 'http://tickets.example/'
    await expect(fetchUrl(url, { resolve: async () => ['93.184.215.14'] })).rejects.toThrow('no-tls')
  })
})

describe('a service in a trusted network [I5]', () => {
  const trustedUrl = () => `http://tickets.example:${port}/a?b=c`
  const trusted = { trustedNetworks: loopback, resolve: async () => ['127.0.0.1'] }

  test('is called with its host name and responds', async () => {
    listener = ({ headers, url }, response) => response.end(`${headers.host} ${url}`)
    const { status, body } = await fetchUrl(trustedUrl(), trusted)
    expect([status, body.toString()]).toEqual([200, `tickets.example:${port} /a?b=c`])
  })

  test('cannot redirect the call', async () => {
    listener = (_, response) => response.writeHead(302, { location: `http://127.0.0.1:${port}/secret` }).end()
    await expect(fetchUrl(trustedUrl(), trusted)).rejects.toThrow('redirect')
    expect(connects).toBe(1)
  })

  test('is aborted after the timeout', async () => {
    listener = (_, response) => void response.write('slow')
    await expect(fetchUrl(trustedUrl(), { ...trusted, timeoutMs: 150 })).rejects.toThrow(/aborted/)
  })

  test('is aborted beyond the maximum size, and a compressed body is not unpacked', async () => {
    listener = (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(Buffer.alloc(2000))
    await expect(fetchUrl(trustedUrl(), { ...trusted, maxBytes: 1999 })).rejects.toThrow('too-large')
    expect((await fetchUrl(trustedUrl(), { ...trusted, maxBytes: 2000 })).body).toHaveLength(2000)
  })

  test('is aborted after the timeout while its name is looked up', async () => {
    const resolve = () => new Promise<never>(() => undefined)
    await expect(fetchUrl(trustedUrl(), { trustedNetworks: loopback, resolve, timeoutMs: 50 })).rejects.toThrow()
  })
})
