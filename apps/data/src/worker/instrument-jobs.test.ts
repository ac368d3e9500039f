import { createLog } from '@ferrule/telemetry/log'
import { createMetrics } from '@ferrule/telemetry/operations'
import { expect, test } from 'vitest'
import { instrumentJobs } from './instrument-jobs.ts'

test('reports when a job last succeeded, and does not when it fails', async () => {
  const metrics = createMetrics('test')
  const log = createLog({ service: 'test', write: () => undefined })
  const fail = () => Promise.reject(new Error('canary'))
  const tasks = instrumentJobs({ 'job-a': async () => {}, 'job-b': fail }, { log, metrics })
  const helpers = { job: { id: '1', attempts: 1, max_attempts: 25 }, addJob: async () => {} }
  const before = Date.now() / 1000
  // @ts-expect-error -- the library gives a job more functions than ours use
  const run = async (task: string) => tasks[task]?.({}, helpers)
  await run('job-a')
  await expect(run('job-b')).rejects.toThrow('canary')
  const text = await metrics.registry.metrics()
  const [, seconds] = /ferrule_job_done_timestamp_seconds\{task="job-a",service="test"\} ([\d.e+]+)/.exec(text) ?? []
  expect(Number(seconds)).toBeGreaterThanOrEqual(Math.floor(before))
  expect(text).not.toContain('ferrule_job_done_timestamp_seconds{task="job-b"')
})
