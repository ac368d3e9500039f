import { createConnection } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OwnEdge, ownHost, startOwnEdge } from './support/own-edge.ts'
import { request } from './support/request.ts'
import { smugglingSamples } from './support/smuggling-samples.ts'

describe('a request that two programs could read in two ways (E11, E12)', () => {
  let edge: OwnEdge
  const reached: string[] = []

  beforeAll(async () => {
    edge = await startOwnEdge()
    edge.answer((incoming, outgoing) => {
      reached.push(`${incoming.method} ${incoming.url}`)
      outgoing.writeHead(200, { 'cache-control': 'public, s-maxage=60' }).end('page')
    })
  })

  afterAll(() => edge.stop())

  const samples = smugglingSamples(ownHost)

  test('is one of at least sixty samples', () => {
    expect(new Set(samples.map(([, text]) => text)).size).toBeGreaterThanOrEqual(60)
  })

  test.each(samples)(
    'is refused with %s: one answer, the line ends, and the next reader gets a page',
    async (_, text) => {
      reached.length = 0
      const { answer, ended } = await raw(edge.port, text)
      expect(answer).toMatch(/^(HTTP\/1\.1 (400|405|413|414|417|421|431|501) |$)/)
      expect(answer.match(/HTTP\/1\.1 /g)?.length ?? 0).toBeLessThanOrEqual(1)
      expect(ended).toBe(true)
      expect(reached).toEqual([])
      const next = await request(`${edge.url}/en/clean`, { headers: { host: ownHost } })
      expect([next.status, next.text]).toEqual([200, 'page'])
    },
  )

  test('cannot hide a header in another one by folding', async () => {
    edge.answer((incoming, outgoing) => outgoing.end(JSON.stringify(incoming.headers)))
    const { answer } = await raw(edge.port, `GET /en/fold HTTP/1.1\r\nHost: ${ownHost}\r\nX-A: a\r\n X-B: b\r\n\r\n`)
    expect(answer).not.toContain('"x-b"')
  })
})

/** Sends exactly this, and gives all that comes back and whether the other side ended the connection. */
function raw(port: number, text: string): Promise<{ answer: string; ended: boolean }> {
  return new Promise((resolve) => {
    const socket = createConnection({ host: '127.0.0.1', port }, () => socket.write(text, 'latin1'))
    let answer = ''
    let ended = true
    socket.setTimeout(3000, () => {
      ended = false
      socket.destroy()
    })
    socket.on('data', (chunk) => (answer += chunk))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve({ answer, ended }))
  })
}
