import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type SpawnedEdge, testHost, spawnEdge } from '../support/spawned-edge.ts'
import { eventually, request } from '../support/request.ts'

const cached = { 'cache-control': 'public, max-age=0, s-maxage=300', 'content-type': 'text/html' }
let edge: SpawnedEdge
/** The text of the page, and the time the website takes to render it. */
let page = { text: '', waitMs: 0 }
const get = (path: string) => request(`${edge.url}${path}`, { headers: { host: testHost } })

beforeAll(async () => {
  edge = await spawnEdge()
  edge.respondWith((incoming, outgoing) => {
    const { text, waitMs } = page
    const headers = { ...cached, 'surrogate-key': `page:${incoming.url}` }
    setTimeout(() => outgoing.writeHead(200, headers).end(text), waitMs)
  })
})

afterAll(() => edge.stop())

beforeEach(() => {
  page = { text: 'public', waitMs: 0 }
  edge.countRequests()
})

describe('a page that was withdrawn or protected [E18]', () => {
  test('is not served once more after a hard purge', async () => {
    await get('/en/withdrawn')
    page = { text: 'gone', waitMs: 0 }
    await edge.purge('page:/en/withdrawn', 'hard')
    const { text, headers } = await get('/en/withdrawn')
    expect([text, headers['x-cache']]).toEqual(['gone', 'miss'])
  })

  test('is not served after a soft purge that preceded the hard one', async () => {
    await get('/en/twice')
    page = { text: 'gone', waitMs: 0 }
    await edge.purge('page:/en/twice')
    await edge.purge('page:/en/twice', 'hard')
    expect((await get('/en/twice')).text).toBe('gone')
  })

  test('is not stored if its response was on the way during the purge', async () => {
    page = { text: 'public', waitMs: 500 }
    const pending = get('/en/late')
    await eventually(
      async () => edge.countRequests(),
      (count) => count === 1,
    )
    page = { text: 'gone', waitMs: 0 }
    await edge.purge('page:/en/late', 'hard')
    await pending
    expect((await get('/en/late')).text).toBe('gone')
    await eventually(
      () => get('/en/late'),
      ({ headers }) => headers['x-cache'] === 'hit',
    )
  })

  test('is not served even if the website fails', async () => {
    await get('/en/failing')
    await edge.purge('page:/en/failing', 'hard')
    edge.respondWith((_, outgoing) => outgoing.writeHead(500).end('broken'))
    expect((await get('/en/failing')).text).not.toContain('public')
  })
})
