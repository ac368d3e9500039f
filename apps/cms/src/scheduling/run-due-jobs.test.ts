import { createLog } from '@ferrule/telemetry/log'
import { expect, test } from 'vitest'
import { runDueJobs } from './run-due-jobs.ts'

const log = createLog({ service: 'cms', level: 'silent' })

async function countRuns(query: () => Promise<unknown>): Promise<number> {
  let runs = 0
  const run = async () => {
    runs += 1
    return { ok: true, status: 200 }
  }
  // Only `query` of the pool is used.
  await runDueJobs({ db: { query } as never, run, log })
  return runs
}

test('jobs run only when one is due', async () => {
  expect(await countRuns(async () => ({ rows: [{ due: true }] }))).toBe(1)
  expect(await countRuns(async () => ({ rows: [{ due: false }] }))).toBe(0)
})

test('an outage of the database is survived', async () => {
  expect(await countRuns(() => Promise.reject(new Error('connection lost')))).toBe(0)
})
