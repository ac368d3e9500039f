import { createMetrics } from '@ferrule/telemetry/operations'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readMigrationSettings, readWorkerSettings } from '../settings.ts'
import { observeQueues } from './observe-queues.ts'

const settings = readWorkerSettings()
const owner = new Client({ connectionString: readMigrationSettings().DATA_MIGRATION_DATABASE_URL })
const metrics = createMetrics('test')
const worker = { check: async () => undefined, stop: async () => undefined, isActive: () => true }
const close = observeQueues({
  metrics,
  worker,
  dataUrl: settings.DATA_DATABASE_URL,
  contentUrl: settings.CONTENT_JOBS_DATABASE_URL,
})
const key = 'observe-queues-test'

beforeAll(async () => {
  await owner.connect()
})

afterAll(async () => {
  await owner.query('select graphile_worker.remove_job($1)', [key])
  await Promise.all([owner.end(), close()])
})

test('reports how long the oldest due job waits', async () => {
  // No worker knows this task, so the job stays.
  await owner.query(
    `select graphile_worker.add_job('no-such-task', run_at => now() - interval '9 hours', job_key => $1)`,
    [key],
  )
  const text = await metrics.registry.metrics()
  const [, seconds] = /ferrule_oldest_job_seconds\{queue="data",service="test"\} ([\d.]+)/.exec(text) ?? []
  expect(Number(seconds)).toBeGreaterThan(9 * 3600 - 60)
  expect(text).toMatch(/ferrule_oldest_job_seconds\{queue="content"/)
  expect(text).toMatch(/ferrule_outbox_oldest_seconds\{outbox="mail"/)
  expect(text).toMatch(/ferrule_paper_overdue\{service="test"\} \d/)
  expect(text).toContain('ferrule_worker_active{service="test"} 1')
})
