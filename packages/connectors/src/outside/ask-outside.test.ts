import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createAskOutside, type OutsideSettings } from './ask-outside.ts'
import { insideHosts } from './inside-addresses-for-tests.ts'

const question = { method: 'GET', headers: {} }
type Resolve = NonNullable<OutsideSettings['resolve']>
const home = '127.0.0.0/8'
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

const ask = (url: string, settings: Partial<OutsideSettings> = {}) =>
  createAskOutside({ origins: [url], timeoutMs: 1000, ...settings })(url, question)

describe('nothing in here is ever asked, even if somebody wrote it into the settings [I5]', () => {
  test('there are more than sixty ways to write it', () => expect(new Set(insideHosts).size).toBeGreaterThan(60))

  test.each(insideHosts)('as %s', async (host) => {
    await expect(ask(`https://${host}:${port}/`)).rejects.toThrow('private-address')
    expect(connects).toBe(0)
  })

  test.each([
    ['a name that means this machine', ['127.0.0.1']],
    ['a name that means the metadata of a cloud', ['169.254.169.254']],
    ['a name that means this machine too', ['93.184.215.14', '127.0.0.1']],
    ['a name that means it in the newer way', ['2606:2800:21f::1', '::ffff:127.0.0.1']],
  ])('%s', async (_, addresses) => {
    const resolve = async () => addresses
    await expect(ask(`https://tickets.example:${port}/`, { resolve })).rejects.toThrow('private-address')
    expect(connects).toBe(0)
  })

  test('a name that means this machine the second time it is asked', async () => {
    const resolve = vi.fn<Resolve>(async () => ['127.0.0.1']).mockResolvedValueOnce(['192.0.1.1'])
    await expect(ask(`https://tickets.example:${port}/`, { resolve, timeoutMs: 200 })).rejects.toThrow()
    expect([resolve.mock.calls.length, connects]).toEqual([1, 0])
  })
})

describe('only what was named is asked [I5]', () => {
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
  ])('not %s', async (url) => {
    const asking = createAskOutside({ origins, resolve })(url, question)
    await expect(asking).rejects.toThrow('unknown-origin')
    expect(resolve).not.toHaveBeenCalled()
  })

  test('nor any other address', async () => {
    await fc.assert(
      fc.asyncProperty(fc.webUrl(), async (url) => {
        await expect(createAskOutside({ origins, resolve })(url, question)).rejects.toThrow('unknown-origin')
      }),
    )
  })

  test('nor without TLS, but in a network of our own', async () => {
    const url = 'http://tickets.example/'
    await expect(ask(url, { resolve: async () => ['93.184.215.14'] })).rejects.toThrow('no-tls')
  })
})

describe('a service in a network of our own [I5]', () => {
  const own = () => `http://tickets.example:${port}/a?b=c`
  const inside = { ownNetworks: home, resolve: async () => ['127.0.0.1'] }

  test('is asked by its name, and answers', async () => {
    listener = ({ headers, url }, response) => response.end(`${headers.host} ${url}`)
    const { status, body } = await ask(own(), inside)
    expect([status, body.toString()]).toEqual([200, `tickets.example:${port} /a?b=c`])
  })

  test('sends us nowhere else', async () => {
    listener = (_, response) => response.writeHead(302, { location: `http://127.0.0.1:${port}/secret` }).end()
    await expect(ask(own(), inside)).rejects.toThrow('redirect')
    expect(connects).toBe(1)
  })

  test('is not listened to for longer than agreed', async () => {
    listener = (_, response) => void response.write('slow')
    await expect(ask(own(), { ...inside, timeoutMs: 150 })).rejects.toThrow(/aborted/)
  })

  test('is not listened to beyond its size, packed or not', async () => {
    listener = (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(Buffer.alloc(2000))
    await expect(ask(own(), { ...inside, maxBytes: 1999 })).rejects.toThrow('too-large')
    expect((await ask(own(), { ...inside, maxBytes: 2000 })).body).toHaveLength(2000)
  })

  test('is waited for no longer when its name cannot be found', async () => {
    const resolve = () => new Promise<never>(() => undefined)
    await expect(ask(own(), { ownNetworks: home, resolve, timeoutMs: 50 })).rejects.toThrow()
  })
})
