import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  addressOf,
  closeAll,
  measureP95,
  openMany,
  openSlowRequest,
  postHead,
  type SlowRequest,
} from '../support/slow-requests.ts'
import { eventually, request } from '../support/request.ts'
import { settings } from '../support/settings.ts'
import { type SpawnedEdge, testHost, spawnEdge } from '../support/spawned-edge.ts'

/** Below this, differences are noise of the machine. Pages that wait for a connection take seconds or fail. */
const noiseMs = 300
const limitFor = (beforeMs: number) => Math.max(2 * beforeMs, noiseMs)
let opened: SlowRequest[] = []

afterEach(() => closeAll(opened))

type Beside = { open: () => Promise<SlowRequest[]>; page: (number: number) => Promise<unknown>; limitMs: number }

/**
 * Measures pages while slow requests are open, again while the measurement is above the limit: a busy machine delays
 * some of them, a page without a connection every time. A measurement counts if nine of ten slow requests are still
 * open: a busy machine may let clients miss the five seconds in which they must send something.
 */
async function measureBeside(count: number, { open, page, limitMs }: Beside): Promise<number> {
  const measure = async () => {
    closeAll(opened)
    opened = await open()
    const p95 = await measureP95(100, page)
    return { p95, open: opened.filter(({ isOpen }) => isOpen()).length }
  }
  const counts = ({ p95, open: left }: { p95: number; open: number }) => left >= 0.9 * count && p95 <= limitMs
  return (await eventually(measure, counts, 100)).p95
}

describe('an edge with slow clients [E21]', () => {
  let edge: SpawnedEdge
  const get = (path: string) => request(`${edge.url}${path}`, { headers: { host: testHost } })
  const post = (from: string, path: string, sendSlowly = true) =>
    openSlowRequest({ port: edge.port, from, head: postHead(testHost, path), sendSlowly })

  beforeAll(async () => {
    edge = await spawnEdge()
    edge.respondWith((incoming, outgoing) => {
      if (incoming.url !== '/api/live') return void setTimeout(() => outgoing.end('page'), 20)
      outgoing.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).write(': open\n\n')
      const heartbeat = setInterval(() => outgoing.write(': open\n\n'), 2000)
      outgoing.once('close', () => clearInterval(heartbeat))
    })
  })

  afterAll(() => edge.stop())

  test('serves pages as before beside 300 open streams and 300 slow bodies', async () => {
    const page = async (number: number) => expect((await get(`/en/mykomax/${number}`)).text).toBe('page')
    const before = await measureP95(100, page)
    const head = `GET /api/live HTTP/1.1\r\nHost: ${testHost}\r\n\r\n`
    const paths = ['/api/measures', '/en/requests/contact', '/api/uploads/abc']
    const during = await measureBeside(600, {
      open: async () => [
        ...(await openMany(300, (number) => openSlowRequest({ port: edge.port, from: addressOf(number), head }))),
        ...(await openMany(300, (number) => post(addressOf(number), paths[number % 3] ?? ''))),
      ],
      page,
      limitMs: limitFor(before),
    })
    expect(during).toBeLessThanOrEqual(limitFor(before))
  })

  test('accepts twenty bodies at a time from one address, and as many again after they were cut off', async () => {
    const from = '127.8.0.1'
    const countOf = (status: number) =>
      opened.filter(({ received }) => received().includes(`HTTP/1.1 ${status} `)).length
    const openBodies = async (count: number) => {
      closeAll(opened)
      opened = await openMany(count, () => post(from, '/api/measures'))
    }
    for (let round = 0; round < 5; round += 1) await openBodies(20)
    // The edge notices a lost connection when it reads from it.
    const statuses = await eventually(
      async () => {
        await openBodies(21)
        await expect.poll(() => countOf(429)).toBeGreaterThan(0)
        for (const { finish } of opened) finish()
        await expect.poll(() => countOf(200) + countOf(429)).toBe(21)
        return [countOf(200), countOf(429)]
      },
      ([accepted]) => accepted === 20,
    )
    expect(statuses).toEqual([20, 1])
  })

  test('ends a body that stops arriving, without a request to the website', async () => {
    edge.countRequests()
    const stopped = await post('127.8.0.2', '/api/measures', false)
    opened = [stopped]
    await expect.poll(stopped.isOpen).toBe(false)
    expect(edge.countRequests()).toBe(0)
  })
})

describe('the product with slow clients [E21]', () => {
  const { host, port } = new URL(settings.edge)

  test('serves uncached pages as before beside 300 slow bodies', async () => {
    // Each page has an address of its own, because the edge limits by address.
    const page = async (number: number) => {
      const localAddress = addressOf(1000 + number)
      expect((await request(`${settings.edge}/en/compare?n=${number}`, { localAddress })).status).toBe(200)
    }
    await measureP95(20, page)
    const before = await measureP95(100, page)
    const paths = ['/api/measures', '/en/requests/contact']
    const during = await measureBeside(300, {
      open: () =>
        openMany(300, (number) => {
          const head = postHead(host, paths[number % 2] ?? '')
          return openSlowRequest({ port: Number(port), from: addressOf(number), head, sendSlowly: true })
        }),
      page,
      limitMs: limitFor(before),
    })
    expect(during).toBeLessThanOrEqual(limitFor(before))
  })
})
