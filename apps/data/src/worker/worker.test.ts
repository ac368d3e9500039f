import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { createLog } from '@ferrule/telemetry/log'
import { createMetrics } from '@ferrule/telemetry/operations'
import { expect, test, vi } from 'vitest'
import { readWorkerSettings } from '../settings.ts'
import { startWorker } from './worker.ts'

const example = parseEnv(readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8'))

test('a start that fails is logged as such and not as a lost lock', async () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never)
  const logged: string[] = []
  startWorker({
    settings: { ...readWorkerSettings(example), DATA_DATABASE_URL: 'postgres://canary:canary@127.0.0.1:1/canary' },
    jobs: { own: {}, content: {}, prepare: async () => {}, checkHosts: async () => {}, closeSteps: [] },
    log: createLog({ service: 'test', write: (line) => logged.push(line) }),
    metrics: createMetrics('test'),
  })
  await expect.poll(() => exit.mock.calls).toEqual([[1]])
  expect(logged.map((line) => JSON.parse(line).event)).toEqual(['worker-start-failed'])
  expect(logged[0]).toContain('ECONNREFUSED')
})
