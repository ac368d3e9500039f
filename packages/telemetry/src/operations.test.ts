import { afterEach, expect, test } from 'vitest'
import { createLog } from './log.ts'
import { createMetrics, type Operations, type ReadinessCheck, startOperations } from './operations.ts'

// Each test has its own port, so that no connection of the test before is reused.
let port = 17990
let operations: Operations | undefined

async function start(checks: ReadinessCheck[]): Promise<Operations> {
  port += 1
  const log = createLog({ service: 'test', write: () => undefined })
  operations = await startOperations({ host: '127.0.0.1', port, log, metrics: createMetrics('test'), checks })
  return operations
}

const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)

afterEach(() => operations?.close())

test('is alive and ready when every check succeeds, and serves metrics', async () => {
  await start([{ component: 'postgres', check: async () => 1 }])
  expect((await get('/livez')).status).toBe(200)
  expect(await (await get('/readyz')).json()).toEqual({
    ready: true,
    draining: false,
    components: [{ component: 'postgres', ready: true }],
  })
  expect(await (await get('/metrics')).text()).toContain('process_cpu_seconds_total')
})

test('is not ready while a check fails, and names the component', async () => {
  await start([{ component: 'redis', check: () => Promise.reject(new Error('refused')) }])
  const response = await get('/readyz')
  expect(response.status).toBe(503)
  expect(await response.json()).toMatchObject({ components: [{ component: 'redis', ready: false }] })
})

test('is not ready while draining', async () => {
  const { startDraining } = await start([])
  startDraining()
  expect((await get('/readyz')).status).toBe(503)
})

test('an observed gauge is read at every scrape, and has no value while reading fails', async () => {
  const metrics = createMetrics('test')
  let isDown = false
  metrics.observe({
    name: 'ferrule_test_seconds',
    help: 'A test',
    labelNames: ['queue'],
    read: () => (isDown ? Promise.reject(new Error('refused')) : [{ labels: { queue: 'data' }, value: 7 }]),
  })
  expect(await metrics.registry.metrics()).toContain('ferrule_test_seconds{queue="data",service="test"} 7')
  isDown = true
  expect(await metrics.registry.metrics()).not.toContain('ferrule_test_seconds{queue="data"')
})
