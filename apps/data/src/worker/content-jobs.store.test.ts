import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSettings } from '../settings.ts'

const client = new Client({ connectionString: readSettings().CONTENT_JOBS_DATABASE_URL })

beforeAll(() => client.connect())
afterAll(() => client.end())

test('the worker can add, see and remove a job of the content service [S6]', async () => {
  await client.query('begin')
  await client.query(`select graphile_worker.add_job('rights-test', job_key := 'rights-test')`)
  const { rowCount } = await client.query(`select from graphile_worker.jobs where key = 'rights-test'`)
  await client.query(`select graphile_worker.remove_job('rights-test')`)
  await client.query('rollback')
  expect(rowCount).toBe(1)
})

test.each([
  'select from pages',
  'select from users',
  'create table injected (a int)',
  'drop table graphile_worker._private_jobs',
  'set role content',
])('the worker is refused in the content database: %s [S6]', async (statement) => {
  await expect(client.query(statement)).rejects.toThrow(/must be owner|permission denied/)
})
