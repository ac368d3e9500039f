import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type SpawnedEdge, testHost, spawnEdge } from '../support/spawned-edge.ts'
import { sendRaw } from '../support/raw-request.ts'
import { request } from '../support/request.ts'
import { smugglingSamples } from '../support/smuggling-samples.ts'

describe('an ambiguous request (E11, E12)', () => {
  let edge: SpawnedEdge
  const reached: string[] = []

  beforeAll(async () => {
    edge = await spawnEdge()
    edge.respondWith((incoming, outgoing) => {
      reached.push(`${incoming.method} ${incoming.url}`)
      outgoing.writeHead(200, { 'cache-control': 'public, s-maxage=60' }).end('page')
    })
  })

  afterAll(() => edge.stop())

  const samples = smugglingSamples(testHost)

  test('is one of at least sixty samples', () => {
    expect(new Set(samples.map(([, text]) => text)).size).toBeGreaterThanOrEqual(60)
  })

  test.each(samples)(
    'is rejected with %s: one response, the connection closes, and the next request gets a page',
    async (_, text) => {
      reached.length = 0
      const { response, ended } = await sendRaw(edge.port, text)
      expect(response).toMatch(/^(HTTP\/1\.1 (400|405|413|414|417|421|431|501) |$)/)
      expect(response.match(/HTTP\/1\.1 /g)?.length ?? 0).toBeLessThanOrEqual(1)
      expect(ended).toBe(true)
      expect(reached).toEqual([])
      const next = await request(`${edge.url}/en/clean`, { headers: { host: testHost } })
      expect([next.status, next.text]).toEqual([200, 'page'])
    },
  )

  test('cannot hide a header in another one by folding', async () => {
    edge.respondWith((incoming, outgoing) => outgoing.end(JSON.stringify(incoming.headers)))
    const { response } = await sendRaw(
      edge.port,
      `GET /en/fold HTTP/1.1\r\nHost: ${testHost}\r\nX-A: a\r\n X-B: b\r\n\r\n`,
    )
    expect(response).not.toContain('"x-b"')
  })
})
