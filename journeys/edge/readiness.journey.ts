import { afterAll, beforeAll, expect, test } from 'vitest'
import { request } from '../support/request.ts'
import { type SpawnedEdge, spawnEdge, testHost } from '../support/spawned-edge.ts'

let edge: SpawnedEdge

beforeAll(async () => {
  edge = await spawnEdge()
})

afterAll(() => edge.stop())

const readiness = async (method: string, localAddress = '127.0.0.1') =>
  (await request(`${edge.internalUrl}/readyz`, { method, localAddress })).status

test('an edge is ready until its start script announces the stop, and responds until it stops', async () => {
  expect(await readiness('GET')).toBe(200)
  expect(await readiness('DRAIN', '127.0.0.2')).toBe(200)
  expect(await readiness('DRAIN')).toBe(503)
  expect(await readiness('GET')).toBe(503)
  expect((await request(`${edge.url}/en`, { headers: { host: testHost } })).status).toBe(200)
})

test('the public listener shows no readiness', async () => {
  expect((await request(`${edge.url}/readyz`, { headers: { host: testHost } })).status).toBe(404)
})
