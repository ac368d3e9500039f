import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type SpawnedEdge, testHost, spawnEdge } from '../support/spawned-edge.ts'
import { request } from '../support/request.ts'

const shared = { 'cache-control': 'public, max-age=0, s-maxage=1' }

describe('a website that fails', () => {
  let edge: SpawnedEdge
  const get = (path: string) => request(`${edge.url}${path}`, { headers: { host: testHost } })
  const wait = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000))

  beforeAll(async () => {
    edge = await spawnEdge()
  })

  afterAll(() => edge.stop())

  test('is replaced by a stale copy, which X-Cache shows (E13)', async () => {
    edge.respondWith((_, outgoing) => outgoing.writeHead(200, shared).end('good'))
    await get('/en/page')
    edge.respondWith((_, outgoing) => outgoing.writeHead(500).end('broken'))
    // Longer than the grace time while the website is healthy.
    await wait(12)
    const response = await get('/en/page')
    expect([response.status, response.text, response.headers['x-cache']]).toEqual([200, 'good', 'stale'])
  })

  test('shows its own error page if there is no copy', async () => {
    const response = await get('/en/never-seen')
    expect([response.status, response.text]).toEqual([500, 'broken'])
  })

  test('can be down: cached pages are delivered, others get 503 with Retry-After (E11)', async () => {
    edge.respondWith((_, outgoing) => outgoing.writeHead(200, shared).end('good'))
    await get('/en/other')
    await edge.stopWebsite()
    await wait(1.2)
    expect((await get('/en/other')).status).toBe(200)
    const response = await get('/en/never-seen-either')
    expect([response.status, response.headers['retry-after']]).toEqual([503, '30'])
    expect(response.text).toContain('Back in a moment')
  })
})

describe('a client', () => {
  let edge: SpawnedEdge

  beforeAll(async () => {
    edge = await spawnEdge({ limit: 100 })
    edge.respondWith((_, outgoing) => outgoing.writeHead(200, { 'cache-control': 'public, s-maxage=60' }).end('page'))
  })

  afterAll(() => edge.stop())

  test('can cause 100 renders a second and no more, while cached pages are not limited (B5)', async () => {
    const get = (path: string) => request(`${edge.url}${path}`, { headers: { host: testHost } })
    await get('/en/stored')
    const responses = await Promise.all(Array.from({ length: 300 }, (_, number) => get(`/en/flood-${number}`)))
    const refused = responses.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(50)
    expect(refused[0]?.headers['retry-after']).toBe('1')
    const hits = await Promise.all(Array.from({ length: 300 }, () => get('/en/stored')))
    expect(hits.every(({ status }) => status === 200)).toBe(true)
    await new Promise((resolve) => setTimeout(resolve, 1500))
    expect((await get('/en/later')).status).toBe(200)
  })

  test('can request the whole catalogue 60 times a minute and no more (B5)', async () => {
    const get = (path: string) => request(`${edge.url}${path}`, { headers: { host: testHost } })
    const statuses: number[] = []
    for (let number = 0; number < 65; number++) statuses.push((await get('/api/product-data/en_ALL')).status)
    expect(statuses).toEqual([...Array(60).fill(200), ...Array(5).fill(429)])
    expect((await get('/api/site-navigation/public/1')).status).toBe(200)
  })

  test('can send 30 reports a minute, and more only as fast as the limit recovers [X9]', async () => {
    const options = { method: 'POST', headers: { host: testHost }, body: '[]' }
    let accepted = 0
    // Ten at a time, below the limit of bodies at a time.
    for (let round = 0; round < 6; round += 1) {
      const sent = Array.from({ length: 10 }, () => request(`${edge.url}/api/reports`, options))
      accepted += (await Promise.all(sent)).filter(({ status }) => status === 200).length
    }
    expect(accepted).toBeGreaterThanOrEqual(30)
    expect(accepted).toBeLessThan(60)
  })

  test('reaches only hosts of the site table (E3)', async () => {
    const names = [
      `evil${testHost}`,
      `${testHost}.evil.tld`,
      'edge-test.localhost',
      'localhost',
      '127.0.0.1',
      'www',
      'a'.repeat(300),
    ]
    for (const host of [...names, ...Array.from({ length: 200 }, (_, number) => `h${number}.edge-test.localhost`)]) {
      expect((await request(`${edge.url}/en`, { headers: { host } })).status, host).toBe(421)
    }
    expect((await request(`${edge.url}/en`, { headers: { host: testHost.toUpperCase() } })).status).toBe(200)
  })
})
