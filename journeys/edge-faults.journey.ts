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

  test('can make the website work 100 times a second and no more, while what is stored is free (B5)', async () => {
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
