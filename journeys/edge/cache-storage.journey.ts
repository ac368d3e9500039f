import { areaOf } from '@ferrule/domain/pages/area'
import { parsePagePath } from '@ferrule/domain/pages/page-path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type SpawnedEdge, testHost, spawnEdge } from '../support/spawned-edge.ts'
import { type HttpResponse, eventually, request } from '../support/request.ts'

let edge: SpawnedEdge
const shared = { 'cache-control': 'public, max-age=0, s-maxage=300', 'content-type': 'text/html' }
const get = (path: string, headers: Record<string, string> = {}): Promise<HttpResponse> =>
  request(`${edge.url}${path}`, { headers: { host: testHost, ...headers } })
const stored = async (path: string, headers: Record<string, string> = {}) => {
  await get(path, headers)
  return (await get(path)).headers['x-cache'] === 'hit'
}

beforeAll(async () => {
  edge = await spawnEdge()
})

afterAll(() => edge.stop())

beforeEach(() => {
  edge.respondWith((incoming, outgoing) => outgoing.writeHead(200, shared).end(`${incoming.url}`))
  edge.countRequests()
})

describe('the edge caches (E5)', () => {
  test('public responses', async () => {
    expect(await stored('/en/page')).toBe(true)
  })

  test.each([
    ['sends no Cache-Control', {}],
    ['sends private', { 'cache-control': 'private, max-age=300' }],
    ['sets a cookie', { ...shared, 'set-cookie': 'a=b' }],
    ['varies by cookie', { ...shared, vary: 'Cookie' }],
  ])('nothing when the website %s', async (what, headers) => {
    edge.respondWith((_, outgoing) => outgoing.writeHead(200, headers).end())
    expect(await stored(`/en/not-stored-${what.replaceAll(' ', '-')}`)).toBe(false)
  })

  test.each([
    ['an authorised request', { authorization: 'Bearer x' }],
    ['a visit to the next release', { cookie: 'a=b; uapp_is-next-release=true' }],
    ['a testing visit', { cookie: 'uapp_testing=true' }],
    ['a visitor who unlocked a page', { cookie: '__Host-uapp_unlocked-7=x' }],
    ['an editor', { cookie: 'uapp_editor_area_password=x' }],
  ])('nothing from %s', async (what, headers) => {
    expect(await stored(`/en/own-${what.replaceAll(' ', '-')}`, headers)).toBe(false)
  })

  test.each([
    '/en/page?testing=true',
    '/en/page?nextRelease',
    '/en/page?a=1&cache=clear',
    '/en/7?direct',
    '/',
    '/company',
  ])('nothing at %s, whose response depends on the visit', async (path) => {
    await get(path)
    expect((await get(path)).headers['x-cache']).toBe('pass')
  })

  test('no server errors', async () => {
    edge.respondWith((_, outgoing) => outgoing.writeHead(500, shared).end('broken'))
    expect((await get('/en/failing')).status).toBe(500)
    edge.respondWith((_, outgoing) => outgoing.writeHead(200, shared).end('well'))
    expect((await get('/en/failing')).text).toBe('well')
  })
})

describe('private pages are never cached, however their address is written (E6)', () => {
  const routes = ['mykomax', 'mykomax/tickets', 'mykomax/inventory', 'editor', 'product/mykomax', 'MyKomax/account']
  const locales = ['/en', '/de-ch', '']
  const encoded = '%3f %23 %2f %5c %00 %0a %0d %09 %20 %2e %3b %26 %7e'.split(' ')
  const delimiters = ['', ...'/ // ; ? . .. /.. /. ! $ @ ~ , : +'.split(' '), ...encoded]
  const suffixes = ['', '.css', '.js', '.png', '.ico', '.svg', '.json', '.data', '.woff2', '/x.css', 'x.js', '.html']
  const addresses = locales.flatMap((locale) =>
    routes.flatMap((route) =>
      delimiters.flatMap((delimiter) => suffixes.map((suffix) => `${locale}/${route}${delimiter}${suffix}`)),
    ),
  )
  const isPrivate = (address: string) => {
    // The client resolves `..` before it sends the request.
    const { segments } = parsePagePath(new URL(address, edge.url).pathname)
    return [segments, segments.slice(1)].some((rest) => areaOf(rest) !== 'public')
  }

  test(`none of ${addresses.length} addresses, even if the website marks every response as public`, async () => {
    expect(addresses.length).toBeGreaterThan(5000)
    const wrong: string[] = []
    const queue = [...addresses.entries()]
    const work = async () => {
      for (let next = queue.pop(); next; next = queue.pop()) {
        const [number, address] = next
        const unique = address.includes('?') ? address : `${address}?n=${number}`
        await get(unique, { cookie: 'session=canary' })
        const second = await get(unique)
        if (second.headers['x-cache'] === 'hit' && isPrivate(address)) wrong.push(address)
      }
    }
    await Promise.all(Array.from({ length: 16 }, work))
    expect(wrong).toEqual([])
  })
})

describe('the cache key (E8, E9)', () => {
  test('1,000 unknown parameters make one copy', async () => {
    const tries = Array.from(
      { length: 1000 },
      (_, number) => `/en/query?utm_${number % 7}=x&x${number}=${number}&fbclid=${number}`,
    )
    for (const path of tries) expect((await get(path)).text).toBe('/en/query')
    expect(edge.countRequests()).toBe(1)
  })

  test.each([
    ['/en/list?page=2&utm_source=x', '/en/list?page=2'],
    ['/en/list?utm_source=x&page=2&q=a%20b', '/en/list?page=2&q=a%20b'],
    ['/en/list?topic=b&page=2', '/en/list?page=2&topic=b'],
    ['/en/list?', '/en/list'],
    ['/en/list?&&pageless=1&&', '/en/list'],
    ['/media/hero/a.webp?v=1&page=2', '/media/hero/a.webp'],
  ])('normalises %s to %s', async (address, normalised) => {
    expect((await get(address)).text).toBe(normalised)
  })

  const probes = `accept accept-language cookie origin referer user-agent x-forwarded-host x-forwarded-proto
    x-forwarded-for x-forwarded-port x-forwarded-prefix forwarded x-real-ip x-client-ip true-client-ip x-original-url
    x-rewrite-url x-http-method-override x-middleware-subrequest x-react-router-spa-mode x-react-router-prerender-data
    x-user-id x-debug-level surrogate-key xkey-purge xkey-softpurge tracestate traceparent baggage x-request-id x-measurement-system
    x-serve-stale save-data dnt accept-encoding x-varnish via`.split(/\s+/)

  test.each(probes)('the header %s of one visitor is not in the response to the next (E2)', async (name) => {
    edge.respondWith((incoming, outgoing) => outgoing.writeHead(200, shared).end(JSON.stringify(incoming.headers)))
    const path = `/en/probe-${name}`
    const first = await get(path, { [name]: 'probe-value' })
    expect(first.text).not.toContain('probe-value')
    expect((await get(path)).headers['x-cache']).toBe('hit')
  })

  test('visitors differ only by units and by being a bot', async () => {
    edge.respondWith((incoming, outgoing) => {
      const { 'x-measurement-system': units, 'user-agent': agent, cookie } = incoming.headers
      const vary = { vary: 'X-Measurement-System, User-Agent' }
      outgoing.writeHead(200, { ...shared, ...vary }).end([units, agent ?? 'person', cookie].join(' '))
    })
    const imperial = { cookie: 'x=1; uapp_measurement-system=Imperial' }
    expect((await get('/en/kinds', imperial)).text).toBe('Imperial person ')
    expect((await get('/en/kinds', { cookie: 'uapp_measurement-system=Cubits' })).text).toBe(' person ')
    expect((await get('/en/kinds', { 'user-agent': 'Googlebot/2.1' })).text).toBe(' bot ')
    expect((await get('/en/kinds', imperial)).headers['x-cache']).toBe('hit')
    expect(edge.countRequests()).toBe(3)
  })

  test('a port in the Host header changes nothing', async () => {
    await get('/en/port')
    expect((await get('/en/port', { host: `${testHost}:1234` })).headers['x-cache']).toBe('hit')
  })
})

describe('a page is delivered in an encoding that the client accepts', () => {
  test('Brotli from the website, gzip from the edge, each stored once', async () => {
    edge.respondWith((incoming, outgoing) => {
      const isBrotli = incoming.headers['accept-encoding'] === 'br'
      const encoding: Record<string, string> = isBrotli ? { 'content-encoding': 'br', vary: 'Accept-Encoding' } : {}
      outgoing.writeHead(200, { ...shared, ...encoding }).end(isBrotli ? 'as-brotli' : 'plain')
    })
    const inEncoding = async (accepted: string) => {
      const { text, headers } = await get('/en/coded', { 'accept-encoding': accepted })
      return [headers['content-encoding'] ?? 'none', headers['content-encoding'] === 'gzip' ? '' : text]
    }
    for (let time = 0; time < 2; time++) {
      expect(await inEncoding('gzip, deflate, br, zstd')).toEqual(['br', 'as-brotli'])
      expect(await inEncoding('br')).toEqual(['br', 'as-brotli'])
      expect(await inEncoding('gzip, deflate')).toEqual(['gzip', ''])
      expect(await inEncoding('gzip, br;q=0')).toEqual(['gzip', ''])
      expect(await inEncoding('identity')).toEqual(['none', 'plain'])
    }
    expect((await get('/en/coded', { 'x-encoding': 'br' })).text).toBe('plain')
    expect(edge.countRequests()).toBe(2)
  })
})

describe('purging', () => {
  test('after a soft purge, 1,000 concurrent requests cause one fetch of the page, and none waits for it', async () => {
    let version = 1
    edge.respondWith((_, outgoing) => {
      setTimeout(() => outgoing.writeHead(200, { ...shared, 'surrogate-key': 'page:1' }).end(`v${version}`), 500)
    })
    await get('/en/herd')
    edge.countRequests()
    version = 2
    await edge.purge('page:1')
    const started = performance.now()
    const responses = await Promise.all(Array.from({ length: 1000 }, () => get('/en/herd')))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    await eventually(
      () => get('/en/herd'),
      ({ text }) => text === 'v2',
    )
    expect(edge.countRequests()).toBe(1)
    expect(performance.now() - started).toBeLessThan(10_000)
  })

  test('a response that was fetched before a purge expires at once', async () => {
    let version = 1
    edge.respondWith((_, outgoing) => {
      const text = `v${version}`
      const wait = version === 1 ? 500 : 0
      setTimeout(() => outgoing.writeHead(200, { ...shared, 'surrogate-key': 'page:2' }).end(text), wait)
    })
    const pending = get('/en/late')
    await eventually(
      async () => edge.countRequests(),
      (count) => count === 1,
    )
    version = 2
    await edge.purge('page:2')
    expect((await pending).text).toBe('v1')
    await get('/en/late')
    await eventually(
      () => get('/en/late'),
      ({ text, headers }) => text === 'v2' && headers['x-cache'] === 'hit',
    )
    expect(edge.countRequests()).toBe(1)
  })

  test('a purge of one key does not affect others', async () => {
    edge.respondWith((incoming, outgoing) => {
      outgoing.writeHead(200, { ...shared, 'surrogate-key': `page:${incoming.url} site:main` }).end()
    })
    await get('/en/one')
    await get('/en/two')
    await edge.purge('page:/en/one')
    expect((await get('/en/two')).headers['x-cache']).toBe('hit')
    expect((await get('/en/one')).headers['x-cache']).toBe('stale')
  })

  test('neither PURGE nor cache=clear works on the public listener (E10)', async () => {
    await get('/en/mine')
    const refused = await request(`${edge.url}/en/mine`, {
      method: 'PURGE',
      headers: { host: testHost, 'xkey-purge': 'site:main', 'xkey-softpurge': 'site:main' },
    })
    expect(refused.status).toBe(405)
    for (let count = 0; count < 100; count++) await get('/en/mine?cache=clear')
    expect((await get('/en/mine')).headers['x-cache']).toBe('hit')
  })

  test('a client cannot make the edge report a purge [E16]', async () => {
    const { status, headers, text } = await get('/livez', { 'x-purged': 'forged' })
    expect([status, text]).toEqual([404, '404 Not found'])
    expect(headers).not.toHaveProperty('x-purged')
  })
})
