import { createServer, type Server } from 'node:http'
import { portOf } from '@ferrule/tasks/free-port'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually, request } from '../support/request.ts'
import { type SpawnedEdge, spawnEdge, testHost } from '../support/spawned-edge.ts'

let edge: SpawnedEdge
let second: Server
let isDraining = false

beforeAll(async () => {
  second = createServer((incoming, outgoing) => {
    if (incoming.url === '/readyz') outgoing.writeHead(isDraining ? 503 : 200).end()
    else outgoing.end('second')
  })
  await new Promise<void>((resolve) => second.listen(0, '127.0.0.1', resolve))
  edge = await spawnEdge({ moreWebsites: [portOf(second)] })
  edge.respondWith((_, outgoing) => outgoing.end('first'))
})

afterAll(async () => {
  await edge.stop()
  await new Promise((resolve) => second.close(resolve))
})

/** Twenty requests for a path that is never cached; returns the instances that responded. */
async function listResponding(path: string): Promise<string[]> {
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => request(`${edge.url}${path}`, { headers: { host: testHost } })),
  )
  expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200))
  return [...new Set(responses.map(({ text }) => text))].sort()
}

test.each(['/api/consent', '/api/live', '/api/uploads/a'])('requests for %s reach every instance', async (path) => {
  expect(await listResponding(path)).toEqual(['first', 'second'])
})

test('an instance that drains gets no new request, and no request fails', async () => {
  isDraining = true
  for (const path of ['/api/consent', '/api/live', '/api/uploads/a']) {
    const isAlone = (responding: string[]) => responding.join() === 'first'
    expect(await eventually(() => listResponding(path), isAlone)).toEqual(['first'])
  }
})
