import { afterEach, expect, test } from 'vitest'
import { createLog } from './log.ts'
import { createMetrics, type Operations, type ReadinessCheck, startOperations } from './operations.ts'

// Each test its own port, so that no connection of the one before is used again.
let port = 17990
let operations: Operations | undefined

async function start(checks: ReadinessCheck[]): Promise<Operations> {
  port += 1
  const log = createLog({ service: 'test', write: () => undefined })
  operations = await startOperations({ port, log, metrics: createMetrics('test'), checks })
  return operations
}

const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)

afterEach(() => operations?.close())

test('is alive and ready when every part answers, and shows its metrics', async () => {
  await start([{ part: 'postgres', check: async () => 1 }])
  expect((await ask('/livez')).status).toBe(200)
  expect(await (await ask('/readyz')).json()).toEqual({
    ready: true,
    draining: false,
    parts: [{ part: 'postgres', ready: true }],
  })
  expect(await (await ask('/metrics')).text()).toContain('process_cpu_seconds_total')
})

test('is not ready while a part fails, and says which', async () => {
  await start([{ part: 'redis', check: () => Promise.reject(new Error('refused')) }])
  const answer = await ask('/readyz')
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ parts: [{ part: 'redis', ready: false }] })
})

test('is not ready once it drains', async () => {
  const { startDraining } = await start([])
  startDraining()
  expect((await ask('/readyz')).status).toBe(503)
})
