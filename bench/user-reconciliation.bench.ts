import { startDataService } from './catalogue/started-server.ts'
import { percentile } from './support/percentile.ts'
import { setting, sleep } from './support/request.ts'
import { asOwner, dropDatabase } from './support/spawned-database.ts'
import { spawnedServices } from './support/spawned-services.ts'
import { PortalClient } from './tickets/portal-client.ts'
import { startKeyServer } from './token-check/key-server.ts'
import { createProofKeys } from './token-check/signed-requests.ts'
import type { Sizes } from './user-admin/filling-steps.ts'
import { toAdministrator, toUserAdminQuery } from './user-admin/user-admin-queries.ts'
import { ensureUserDatabase } from './user-admin/user-database.ts'
import {
  clearIdentityCaches,
  createAccounts,
  deleteAccounts,
  isRepaired,
  makeDrift,
} from './user-reconciliation/identity-accounts.ts'
import { isShort, writeResult } from './write-result.ts'

// Compares all accesses with the identity server in the background, while an administrator lists users.
const limits = { seconds: 600, growth: 1.5 }
const sizes: Sizes = isShort ? { organisations: 100, users: 1000 } : { organisations: 20_000, users: 200_000 }
/**
 * The same database as that of `user-admin`; `--keep` leaves it, because filling it takes longer than measuring. The short
 * form runs beside that of `user-admin`, which drops its database at the end, so it has its own.
 */
const database = isShort ? 'ferrule_bench_reconciliation_short' : 'ferrule_bench_users_many'
const isKept = process.argv.includes('--keep')
const callsBefore = isShort ? 20 : 200
const job = 'reconcile-identity'

const keys = await createProofKeys()
const identity = await startKeyServer(keys)
const databaseUrl = await ensureUserDatabase(database, sizes)
const service = await startDataService(databaseUrl, { IDENTITY_INTERNAL_URL: identity.url })
const client = new PortalClient(service.url, keys, '')
const { worker } = spawnedServices({
  port: Number(setting('DATA_PORT')) + 90,
  // The search index belongs to the stack, whose products this database does not have.
  both: { DATA_DATABASE_URL: databaseUrl, SEARCH_URL: 'http://127.0.0.1:9' },
})
try {
  await deleteAccounts()
  await createAccounts(sizes)
  await makeDrift(sizes)
  await clearIdentityCaches()
  // A kept database has failed jobs and locked queues of earlier runs.
  await asOwner(database, (owner) =>
    owner.query('truncate graphile_worker._private_jobs, graphile_worker._private_job_queues'),
  )
  const alone = await timeLists((count) => count < callsBefore)
  await worker.start()
  const { during, seconds } = await reconcile()
  const repaired = await isRepaired(sizes)
  const p95 = { alone: percentile(alone, 0.95, 2), during: percentile(during, 0.95, 2) }
  const growth = Number((p95.during / p95.alone).toFixed(2))
  await writeResult({
    name: 'user-reconciliation',
    line: `${sizes.users} users reconciled in ${seconds} s, drift ${repaired ? 'repaired' : 'NOT repaired'}; p95 of the list ${growth} x`,
    passed: repaired && seconds <= limits.seconds && growth <= limits.growth,
    figures: { limits, sizes, seconds, repaired, p95, growth, memoryMb: worker.peakMemory() },
  })
} finally {
  await worker.kill()
  for (const { stop } of [service, identity]) stop()
  await deleteAccounts()
  if (!isKept) await dropDatabase(database)
}

async function reconcile() {
  const started = performance.now()
  const addJob = `select graphile_worker.add_job('${job}', queue_name := '${job}', job_key := '${job}')`
  await asOwner(database, (owner) => owner.query(addJob))
  let isDone = false
  const [during] = await Promise.all([timeLists(() => !isDone), untilDone().finally(() => (isDone = true))])
  return { during, seconds: Math.round((performance.now() - started) / 1000) }
}

/** Waits until the job has left its queue; a failed attempt stops the benchmark. */
async function untilDone(): Promise<void> {
  for (;;) {
    const { rows } = await asOwner(database, (owner) =>
      owner.query<{ error: string | null }>(`select last_error as error from graphile_worker.jobs
        where task_identifier = '${job}' order by last_error`),
    )
    if (rows.length === 0) return
    if (rows[0]?.error) throw new Error(rows[0].error)
    await sleep(500)
  }
}

/** Lists users as an administrator does, a few times a second. */
async function timeLists(isWanted: (count: number) => boolean): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; isWanted(round); round += 1) {
    const sample = { round, sizes }
    times.push(await client.timeOperation(toAdministrator('list', sample), toUserAdminQuery('list', sample)))
    await sleep(100)
  }
  return times
}
