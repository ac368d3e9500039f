import { setting, until } from '../support/request.ts'
import { asOwner } from '../support/spawned-database.ts'

const contentDatabase = new URL(setting('CONTENT_JOBS_DATABASE_URL')).pathname.slice(1)

/** Waits until the worker has done the jobs of its start, which fill caches and indexes for every site. */
export async function untilIdle(dataDatabase: string): Promise<void> {
  for (const database of [dataDatabase, contentDatabase])
    await until(`the worker is idle in ${database}`, async () => (await countDueJobs(database)) === 0)
}

async function countDueJobs(database: string): Promise<number> {
  return asOwner(database, async (owner) => {
    const text =
      'select count(*)::int as due from graphile_worker.jobs where run_at <= now() and attempts < max_attempts'
    return (await owner.query<{ due: number }>(text)).rows[0]?.due ?? 0
  })
}
