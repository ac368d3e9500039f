import { type ChildProcess, spawn } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '@ferrule/tasks/free-port'
import { type SpawnedEdge, testHost, spawnEdge } from '../support/spawned-edge.ts'
import { eventually, request } from '../support/request.ts'

let edge: SpawnedEdge
let watch: ChildProcess
let metrics: string
let logged = ''
const read = () => request(`${edge.url}/en/page`, { headers: { host: testHost } })
const metric = async (line: string) => (await request(metrics)).text.includes(line)

beforeAll(async () => {
  edge = await spawnEdge()
  edge.respondWith((_, outgoing) => outgoing.writeHead(200, { 'cache-control': 'public, s-maxage=1' }).end('good'))
  const port = await freePort()
  metrics = `http://127.0.0.1:${port}/metrics`
  watch = spawn(process.execPath, ['infra/edge/watch-stale.ts', edge.folder], {
    env: { ...process.env, NODE_OPTIONS: '', EDGE_OPERATIONS_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  watch.stdout?.on('data', (chunk) => (logged += chunk))
  await eventually(
    () => metric('ferrule_edge_stale_alarm 0'),
    (isThere) => isThere,
  )
})

afterAll(async () => {
  watch.kill()
  await edge.stop()
})

test('an outage of the website raises the alarm within two minutes, while visitors see cached pages (E13)', async () => {
  for (let count = 0; count < 30; count += 1) await read()
  expect(await metric('ferrule_edge_stale_alarm 0')).toBe(true)
  await edge.stopWebsite()
  const stoppedAt = Date.now()
  await eventually(
    async () => {
      for (let count = 0; count < 10; count += 1) expect((await read()).status).toBe(200)
      return metric('ferrule_edge_stale_alarm 1')
    },
    (isAlarming) => isAlarming,
    115,
  )
  expect(Date.now() - stoppedAt).toBeLessThan(120_000)
  expect((await read()).headers).toMatchObject({ 'x-cache': 'stale', age: expect.stringMatching(/^[1-9]/) })
  expect(await metric('ferrule_edge_responses_total{cache="stale"} 0')).toBe(false)
  expect(logged).toContain('"event":"stale-alarm"')
})
