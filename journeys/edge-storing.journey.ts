import { areaOf } from '@ferrule/domain/pages/area'
import { parsePagePath } from '@ferrule/domain/pages/page-path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type OwnEdge, ownHost, startOwnEdge } from './support/own-edge.ts'
import { type Answer, eventually, request } from './support/request.ts'

let edge: OwnEdge
const shared = { 'cache-control': 'public, max-age=0, s-maxage=300', 'content-type': 'text/html' }
const get = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  request(`${edge.url}${path}`, { headers: { host: ownHost, ...headers } })
const stored = async (path: string, headers: Record<string, string> = {}) => {
  await get(path, headers)
  return (await get(path)).headers['x-cache'] === 'hit'
}

beforeAll(async () => {
  edge = await startOwnEdge()
})

afterAll(() => edge.stop())

beforeEach(() => {
  edge.answer((incoming, outgoing) => outgoing.writeHead(200, shared).end(`${incoming.url}`))
  edge.takeAsked()
})

describe('the edge stores (E5)', () => {
  test('what the website says is for everybody', async () => {
    expect(await stored('/en/page')).toBe(true)
  })

  test.each([
    ['says nothing', {}],
    ['says private', { 'cache-control': 'private, max-age=300' }],
    ['sets a cookie', { ...shared, 'set-cookie': 'a=b' }],
    ['varies by cookie', { ...shared, vary: 'Cookie' }],
  ])('nothing when the website %s', async (what, headers) => {
    edge.answer((_, outgoing) => outgoing.writeHead(200, headers).end())
    expect(await stored(`/en/not-stored-${what.replaceAll(' ', '-')}`)).toBe(false)
  })

  test.each([
    ['an authorised request', { authorization: 'Bearer x' }],
    ['a visit to the next release', { cookie: 'a=b; uapp_is-next-release=true' }],
    ['a testing visit', { cookie: 'uapp_testing=true' }],
    ['a reader who unlocked a page', { cookie: '__Host-uapp_unlocked-7=x' }],
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
  ])('nothing at %s, which is answered for one visit', async (path) => {
    await get(path)
    expect((await get(path)).headers['x-cache']).toBe('pass')
  })

  test('a failure never, a missing page for a minute at most', async () => {
    edge.answer((_, outgoing) => outgoing.writeHead(500, shared).end('broken'))
    expect((await get('/en/failing')).status).toBe(500)
    edge.answer((_, outgoing) => outgoing.writeHead(200, shared).end('well'))
    expect((await get('/en/failing')).text).toBe('well')
  })
})

describe('what belongs to one person is never stored, however its address is written (E6)', () => {
  const routes = ['mykomax', 'mykomax/tickets', 'mykomax/inventory', 'editor', 'product/mykomax', 'MyKomax/account']
  const locales = ['/en', '/de-ch', '']
  const encoded = '%3f %23 %2f %5c %00 %0a %0d %09 %20 %2e %3b %26 %7e'.split(' ')
  const delimiters = ['', ...'/ // ; ? . .. /.. /. ! $ @ ~ , : +'.split(' '), ...encoded]
  const suffixes = ['', '.css', '.js', '.png', '.ico', '.svg', '.json', '.data', '.woff2', '/x.css', 'x.js', '.html']
  const addresses = locales.flatMap((locale) =>
    routes.flatMap((route) => delimiters.flatMap((sign) => suffixes.map((end) => `${locale}/${route}${sign}${end}`))),
  )
  const isPrivate = (address: string) => {
    // The client takes steps upwards before it sends anything.
    const { segments } = parsePagePath(new URL(address, edge.url).pathname)
    return [segments, segments.slice(1)].some((rest) => areaOf(rest) !== 'public')
  }

  test(`none of ${addresses.length} addresses, even from a website that says all is for everybody`, async () => {
    expect(addresses.length).toBeGreaterThan(5000)
    const wrong: string[] = []
    const inTurn = [...addresses.entries()]
    const work = async () => {
      for (let next = inTurn.pop(); next; next = inTurn.pop()) {
        const [number, address] = next
        const own = address.includes('?') ? address : `${address}?n=${number}`
        await get(own, { cookie: 'session=canary' })
        const second = await get(own)
        if (second.headers['x-cache'] === 'hit' && isPrivate(address)) wrong.push(address)
      }
    }
    await Promise.all(Array.from({ length: 16 }, work))
    expect(wrong).toEqual([])
  })
})

describe('the key (E8, E9)', () => {
  test('1,000 unknown parameters make one copy', async () => {
    const tries = Array.from(
      { length: 1000 },
      (_, number) => `/en/query?utm_${number % 7}=x&x${number}=${number}&fbclid=${number}`,
    )
    for (const path of tries) expect((await get(path)).text).toBe('/en/query')
    expect(edge.takeAsked()).toBe(1)
  })

  test.each([
    ['/en/list?page=2&utm_source=x', '/en/list?page=2'],
    ['/en/list?utm_source=x&page=2&q=a%20b', '/en/list?page=2&q=a%20b'],
    ['/en/list?topic=b&page=2', '/en/list?page=2&topic=b'],
    ['/en/list?', '/en/list'],
    ['/en/list?&&pageless=1&&', '/en/list'],
    ['/media/hero/a.webp?v=1&page=2', '/media/hero/a.webp'],
  ])('%s is %s', async (asked, kept) => {
    expect((await get(asked)).text).toBe(kept)
  })

  const probes = `accept accept-language cookie origin referer user-agent x-forwarded-host x-forwarded-proto
    x-forwarded-for x-forwarded-port x-forwarded-prefix forwarded x-real-ip x-client-ip true-client-ip x-original-url
    x-rewrite-url x-http-method-override x-middleware-subrequest x-react-router-spa-mode x-react-router-prerender-data
    x-user-id x-debug-level surrogate-key xkey-purge tracestate traceparent baggage x-request-id x-measurement-system
    x-serve-stale save-data dnt accept-encoding x-varnish via`.split(/\s+/)

  test.each(probes)('the header %s of one reader is not in the answer of the next (E2)', async (name) => {
    edge.answer((incoming, outgoing) => outgoing.writeHead(200, shared).end(JSON.stringify(incoming.headers)))
    const path = `/en/probe-${name}`
    const first = await get(path, { [name]: 'probe-value' })
    expect(first.text).not.toContain('probe-value')
    expect((await get(path)).headers['x-cache']).toBe('hit')
  })

  test('a reader is one of few kinds: units, and whether a program reads', async () => {
    edge.answer((incoming, outgoing) => {
      const { 'x-measurement-system': units, 'user-agent': agent, cookie } = incoming.headers
      const vary = { vary: 'X-Measurement-System, User-Agent' }
      outgoing.writeHead(200, { ...shared, ...vary }).end([units, agent ?? 'person', cookie].join(' '))
    })
    const imperial = { cookie: 'x=1; uapp_measurement-system=Imperial' }
    expect((await get('/en/kinds', imperial)).text).toBe('Imperial person ')
    expect((await get('/en/kinds', { cookie: 'uapp_measurement-system=Cubits' })).text).toBe(' person ')
    expect((await get('/en/kinds', { 'user-agent': 'Googlebot/2.1' })).text).toBe(' bot ')
    expect((await get('/en/kinds', imperial)).headers['x-cache']).toBe('hit')
    expect(edge.takeAsked()).toBe(3)
  })

  test('a port in the Host header changes nothing', async () => {
    await get('/en/port')
    expect((await get('/en/port', { host: `${ownHost}:1234` })).headers['x-cache']).toBe('hit')
  })
})

describe('a page comes in the coding that its reader knows', () => {
  test('Brotli from the website, gzip from the edge, each once', async () => {
    edge.answer((incoming, outgoing) => {
      const isBrotli = incoming.headers['accept-encoding'] === 'br'
      const coding: Record<string, string> = isBrotli ? { 'content-encoding': 'br', vary: 'Accept-Encoding' } : {}
      outgoing.writeHead(200, { ...shared, ...coding }).end(isBrotli ? 'as-brotli' : 'plain')
    })
    const inCoding = async (asked: string) => {
      const { text, headers } = await get('/en/coded', { 'accept-encoding': asked })
      return [headers['content-encoding'] ?? 'none', headers['content-encoding'] === 'gzip' ? '' : text]
    }
    for (let time = 0; time < 2; time++) {
      expect(await inCoding('gzip, deflate, br, zstd')).toEqual(['br', 'as-brotli'])
      expect(await inCoding('br')).toEqual(['br', 'as-brotli'])
      expect(await inCoding('gzip, deflate')).toEqual(['gzip', ''])
      expect(await inCoding('gzip, br;q=0')).toEqual(['gzip', ''])
      expect(await inCoding('identity')).toEqual(['none', 'plain'])
    }
    expect((await get('/en/coded', { 'x-encoding': 'br' })).text).toBe('plain')
    expect(edge.takeAsked()).toBe(2)
  })
})

describe('purging', () => {
  test('a soft purge lets 1,000 readers at once cause one reading of the page, and none waits for it', async () => {
    let version = 1
    edge.answer((_, outgoing) => {
      setTimeout(() => outgoing.writeHead(200, { ...shared, 'surrogate-key': 'page:1' }).end(`v${version}`), 500)
    })
    await get('/en/herd')
    edge.takeAsked()
    version = 2
    await edge.purge('page:1')
    const started = performance.now()
    const answers = await Promise.all(Array.from({ length: 1000 }, () => get('/en/herd')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    await eventually(
      () => get('/en/herd'),
      ({ text }) => text === 'v2',
    )
    expect(edge.takeAsked()).toBe(1)
    expect(performance.now() - started).toBeLessThan(10_000)
  })

  test('an answer that was on its way when its page was purged is not believed', async () => {
    let version = 1
    edge.answer((_, outgoing) => {
      const text = `v${version}`
      const wait = version === 1 ? 500 : 0
      setTimeout(() => outgoing.writeHead(200, { ...shared, 'surrogate-key': 'page:2' }).end(text), wait)
    })
    const onItsWay = get('/en/late')
    await eventually(
      async () => edge.takeAsked(),
      (asked) => asked === 1,
    )
    version = 2
    await edge.purge('page:2')
    expect((await onItsWay).text).toBe('v1')
    await get('/en/late')
    await eventually(
      () => get('/en/late'),
      ({ text, headers }) => text === 'v2' && headers['x-cache'] === 'hit',
    )
    expect(edge.takeAsked()).toBe(1)
  })

  test('a purge of one key leaves the others alone', async () => {
    edge.answer((incoming, outgoing) => {
      outgoing.writeHead(200, { ...shared, 'surrogate-key': `page:${incoming.url} site:main` }).end()
    })
    await get('/en/one')
    await get('/en/two')
    await edge.purge('page:/en/one')
    expect((await get('/en/two')).headers['x-cache']).toBe('hit')
    expect((await get('/en/one')).headers['x-cache']).toBe('stale')
  })

  test('neither a purge nor cache=clear works from outside (E10)', async () => {
    await get('/en/mine')
    const refused = await request(`${edge.url}/en/mine`, {
      method: 'PURGE',
      headers: { host: ownHost, 'xkey-purge': 'site:main' },
    })
    expect(refused.status).toBe(405)
    for (let count = 0; count < 100; count++) await get('/en/mine?cache=clear')
    expect((await get('/en/mine')).headers['x-cache']).toBe('hit')
  })
})
