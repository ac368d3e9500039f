import { createLog } from '@ferrule/telemetry/log'
import { expect, test, vi } from 'vitest'
import { startJobRunner } from './job-runner.ts'

const library = vi.hoisted(() => ({ run: vi.fn<() => Promise<unknown>>(), releaseAbandonedJobs: async () => {} }))
vi.mock('graphile-worker', () => ({ run: library.run, Logger: class {} }))
vi.mock('./release-abandoned-jobs.ts', () => ({ releaseAbandonedJobs: library.releaseAbandonedJobs }))

const log = createLog({ service: 'test', write: () => {} })
const settings = { name: 'data', url: '', tasks: {}, concurrency: 1, atStart: 'first' }

/** A runner of the job library that runs until it is stopped once. */
function fakeRunner() {
  const ended = Promise.withResolvers<void>()
  const stop = vi.fn<() => Promise<void>>(async () => ended.resolve())
  return { promise: ended.promise, stop, addJob: vi.fn<() => Promise<void>>(async () => {}) }
}

test('a stop during the start stops the runner that starts afterwards', async () => {
  const starting = Promise.withResolvers<ReturnType<typeof fakeRunner>>()
  library.run.mockReturnValueOnce(starting.promise)
  const runner = startJobRunner(settings, log)
  await expect.poll(() => library.run.mock.calls.length).toBe(1)
  const stopped = runner.stop()
  const started = fakeRunner()
  starting.resolve(started)
  await Promise.race([stopped, new Promise((_, reject) => setTimeout(reject, 1000, new Error('still running')))])
  expect([started.stop.mock.calls.length, started.addJob.mock.calls.length, runner.isRunning()]).toEqual([1, 0, false])
})

test('a stop after the start stops the runner once', async () => {
  const started = fakeRunner()
  library.run.mockReturnValueOnce(Promise.resolve(started))
  const runner = startJobRunner(settings, log)
  await expect.poll(() => runner.isRunning()).toBe(true)
  await runner.stop()
  expect([started.stop.mock.calls.length, runner.isRunning()]).toEqual([1, false])
})
