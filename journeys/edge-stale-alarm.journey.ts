import { type ChildProcess, spawn } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '@ferrule/tasks/free-port'
import { type OwnEdge, ownHost, startOwnEdge } from './support/own-edge.ts'
import { eventually, request } from './support/request.ts'

let edge: OwnEdge
let watch: ChildProcess
let metrics: string
let told = ''
const read = () => request(`${edge.url}/en/page`, { headers: { host: ownHost } })
const metric = async (line: string) => (await request(metrics)).text.includes(line)

beforeAll(async () => {
  edge = await startOwnEdge()
  edge.answer((_, outgoing) => outgoing.writeHead(200, { 'cache-control': 'public, s-maxage=1' }).end('good'))
  const port = await freePort()
  metrics = `http://127.0.0.1:${port}/metrics`
  watch = spawn(process.execPath, ['infra/edge/watch-stale.ts', edge.folder], {
    env: { ...process.env, NODE_OPTIONS: '', EDGE_OPERATIONS_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  watch.stdout?.on('data', (chunk) => (told += chunk))
  await eventually(
    () => metric('ferrule_edge_stale_alarm 0'),
    (isThere) => isThere,
  )
})

afterAll(async () => {
  watch.kill()
  await edge.stop()
})

test('a website that is gone raises the alarm within two minutes, though readers see its pages (E13)', async () => {
  for (let count = 0; count < 30; count += 1) await read()
  expect(await metric('ferrule_edge_stale_alarm 0')).toBe(true)
  await edge.stopWebsite()
  const gone = Date.now()
  await eventually(
    async () => {
      for (let count = 0; count < 10; count += 1) expect((await read()).status).toBe(200)
      return metric('ferrule_edge_stale_alarm 1')
    },
    (isAlarming) => isAlarming,
    115,
  )
  expect(Date.now() - gone).toBeLessThan(120_000)
  expect((await read()).headers).toMatchObject({ 'x-cache': 'stale', age: expect.stringMatching(/^[1-9]/) })
  expect(await metric('ferrule_edge_answers_total{cache="stale"} 0')).toBe(false)
  expect(told).toContain('"event":"stale-alarm"')
})
