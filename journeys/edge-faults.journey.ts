import { createConnection } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OwnEdge, ownHost, startOwnEdge } from './support/own-edge.ts'
import { request } from './support/request.ts'

const shared = { 'cache-control': 'public, max-age=0, s-maxage=1' }

describe('a website that fails', () => {
  let edge: OwnEdge
  const get = (path: string) => request(`${edge.url}${path}`, { headers: { host: ownHost } })
  const wait = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000))

  beforeAll(async () => {
    edge = await startOwnEdge()
  })

  afterAll(() => edge.stop())

  test('is answered for with the copy it gave before, and the answer says so (E13)', async () => {
    edge.answer((_, outgoing) => outgoing.writeHead(200, shared).end('good'))
    await get('/en/page')
    edge.answer((_, outgoing) => outgoing.writeHead(500).end('broken'))
    // Longer than a stale page may be while the website is well.
    await wait(12)
    const answer = await get('/en/page')
    expect([answer.status, answer.text, answer.headers['x-cache']]).toEqual([200, 'good', 'stale'])
  })

  test('has its own error page shown where there is no copy', async () => {
    const answer = await get('/en/never-seen')
    expect([answer.status, answer.text]).toEqual([500, 'broken'])
  })

  test('may be gone: pages that were read before go on, others say when to come back (E11)', async () => {
    edge.answer((_, outgoing) => outgoing.writeHead(200, shared).end('good'))
    await get('/en/other')
    await edge.stopWebsite()
    await wait(1.2)
    expect((await get('/en/other')).status).toBe(200)
    const answer = await get('/en/never-seen-either')
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '30'])
    expect(answer.text).toContain('Back in a moment')
  })
})

describe('a stranger', () => {
  let edge: OwnEdge

  beforeAll(async () => {
    edge = await startOwnEdge({ limit: 100 })
    edge.answer((_, outgoing) => outgoing.writeHead(200, { 'cache-control': 'public, s-maxage=60' }).end('page'))
  })

  afterAll(() => edge.stop())

  test('can make the website work 100 times a second and no more, while what is stored is free', async () => {
    const get = (path: string) => request(`${edge.url}${path}`, { headers: { host: ownHost } })
    await get('/en/stored')
    const answers = await Promise.all(Array.from({ length: 300 }, (_, number) => get(`/en/flood-${number}`)))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(50)
    expect(refused[0]?.headers['retry-after']).toBe('1')
    const hits = await Promise.all(Array.from({ length: 300 }, () => get('/en/stored')))
    expect(hits.every(({ status }) => status === 200)).toBe(true)
    await new Promise((resolve) => setTimeout(resolve, 1500))
    expect((await get('/en/later')).status).toBe(200)
  })

  const line = `GET /en/x HTTP/1.1\r\nHost: ${ownHost}\r\n`
  const smuggled = `GET /admin HTTP/1.1\r\nHost: ${ownHost}\r\n\r\n`
  test.each([
    ['a body on a GET', `${line}Content-Length: ${smuggled.length}\r\n\r\n${smuggled}`],
    ['a chunked body on a GET', `${line}Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`],
    ['two lengths', `${line}Content-Length: 0\r\nContent-Length: 5\r\n\r\n${smuggled}`],
    [
      'length and chunks',
      `POST /en HTTP/1.1\r\nHost: ${ownHost}\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
    ],
    ['a length that is no number', `POST /en HTTP/1.1\r\nHost: ${ownHost}\r\nContent-Length: 5a\r\n\r\n${smuggled}`],
    ['a signed length', `POST /en HTTP/1.1\r\nHost: ${ownHost}\r\nContent-Length: +5\r\n\r\n${smuggled}`],
    ['an unknown coding', `POST /en HTTP/1.1\r\nHost: ${ownHost}\r\nTransfer-Encoding: xchunked\r\n\r\n${smuggled}`],
    ['a space before the colon', `${line}X-A : a\r\n\r\n`],
    ['a bare return', `${line}X-A: a\rX-B: b\r\n\r\n`],
    ['two hosts', `${line}Host: evil.example\r\n\r\n`],
    ['no host', 'GET /en HTTP/1.1\r\n\r\n'],
    ['an unknown version', `GET /en HTTP/3.9\r\nHost: ${ownHost}\r\n\r\n`],
    ['a header of 16 KB', `${line}X-A: ${'a'.repeat(16_384)}\r\n\r\n`],
    ['a step upwards', `GET /en/mykomax/../x.css HTTP/1.1\r\nHost: ${ownHost}\r\n\r\n`],
    ['an encoded letter', `GET /en/%6dykomax HTTP/1.1\r\nHost: ${ownHost}\r\n\r\n`],
    ['a host with a dot at its end', `GET /en HTTP/1.1\r\nHost: ${ownHost}.\r\n\r\n`],
    ['a host with a path', `GET /en HTTP/1.1\r\nHost: ${ownHost}/../x\r\n\r\n`],
  ])('is refused with %s, and the connection ends (E11, E12)', async (_, text) => {
    const answer = await raw(edge.port, text)
    expect(answer).toMatch(/^(HTTP\/1\.1 4\d\d |$)/)
    expect(answer.match(/HTTP\/1\.1 /g)?.length ?? 0).toBeLessThanOrEqual(1)
    const next = await request(`${edge.url}/en/clean`, { headers: { host: ownHost } })
    expect(next.status).toBe(200)
  })

  test('cannot hide a header in another one by folding', async () => {
    edge.answer((incoming, outgoing) => outgoing.end(JSON.stringify(incoming.headers)))
    const answer = await raw(edge.port, `GET /en/fold HTTP/1.1\r\nHost: ${ownHost}\r\nX-A: a\r\n X-B: b\r\n\r\n`)
    expect(answer).not.toContain('"x-b"')
  })

  test('reaches no host but those of the table (E3)', async () => {
    const names = [
      `evil${ownHost}`,
      `${ownHost}.evil.tld`,
      'edge-test.localhost',
      'localhost',
      '127.0.0.1',
      'www',
      'a'.repeat(300),
    ]
    for (const host of [...names, ...Array.from({ length: 200 }, (_, number) => `h${number}.edge-test.localhost`)]) {
      expect((await request(`${edge.url}/en`, { headers: { host } })).status, host).toBe(421)
    }
    expect((await request(`${edge.url}/en`, { headers: { host: ownHost.toUpperCase() } })).status).toBe(200)
  })
})

/** Sends exactly this and gives all that comes back until the connection ends or nothing more comes. */
function raw(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = createConnection({ host: '127.0.0.1', port }, () => socket.write(text))
    let answer = ''
    socket.setTimeout(1500, () => socket.destroy())
    socket.on('data', (chunk) => (answer += chunk))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(answer))
  })
}
