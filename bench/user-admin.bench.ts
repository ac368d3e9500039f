import { startDataService } from './catalogue/started-server.ts'
import { dropDatabase } from './support/spawned-database.ts'
import { percentile } from './support/percentile.ts'
import { PortalClient } from './tickets/portal-client.ts'
import { startKeyServer } from './token-check/key-server.ts'
import { createProofKeys } from './token-check/signed-requests.ts'
import type { Sizes } from './user-admin/filling-steps.ts'
import { ensureUserDatabase } from './user-admin/user-database.ts'
import {
  queryNames,
  toAdministrator,
  toUserAdminQuery,
  type UserAdminQueryName,
} from './user-admin/user-admin-queries.ts'
import { isShort, writeResult } from './write-result.ts'

// Measures lists, filters, searches and records of user administration at full size, compared with a small database.
const limits = { growth: 1.5 }
const sizes: Record<'few' | 'many', Sizes> = isShort
  ? { few: { organisations: 20, users: 200 }, many: { organisations: 100, users: 1000 } }
  : { few: { organisations: 100, users: 1000 }, many: { organisations: 20_000, users: 200_000 } }
const rounds = isShort ? 5 : 200
/** `--keep` leaves the databases for the next run, because filling them takes longer than measuring. */
const isKept = process.argv.includes('--keep')

const keys = await createProofKeys()
const identity = await startKeyServer(keys)
const few = await start('few')
const many = await start('many')
try {
  const growth: Record<string, Awaited<ReturnType<typeof grow>>> = {}
  for (const name of queryNames) growth[name] = await grow(name)
  const worst = Math.max(...Object.values(growth).map(({ ratio }) => ratio))
  await writeResult({
    name: 'user-admin',
    line: `${sizes.many.users} users compared with ${sizes.few.users}: p95 ${worst.toFixed(2)} x at most`,
    passed: worst <= limits.growth,
    figures: { limits, sizes, growth },
  })
} finally {
  for (const { stop } of [few, many, identity]) stop()
  if (!isKept) for (const { database } of [few, many]) await dropDatabase(database)
}

async function start(size: 'few' | 'many') {
  const database = `ferrule_bench_users_${size}${isShort ? '_short' : ''}`
  const databaseUrl = await ensureUserDatabase(database, sizes[size])
  const service = await startDataService(databaseUrl, { IDENTITY_INTERNAL_URL: identity.url })
  return { database, client: new PortalClient(service.url, keys, ''), sizes: sizes[size], stop: service.stop }
}

/** Measures both databases alternately, so that other load on the machine affects both; the first tenth is warm-up. */
async function grow(name: UserAdminQueryName) {
  const times = { few: [] as number[], many: [] as number[] }
  for (let round = -Math.ceil(rounds / 10); round < rounds; round += 1) {
    const [one, other] = [await queryOnce(few, name, round), await queryOnce(many, name, round)]
    if (round < 0) continue
    times.few.push(one)
    times.many.push(other)
  }
  const figures = { few: summary(times.few), many: summary(times.many) }
  return { ...figures, ratio: Number((figures.many.p95 / figures.few.p95).toFixed(2)) }
}

function queryOnce({ client, sizes: size }: typeof few, name: UserAdminQueryName, round: number): Promise<number> {
  const sample = { round: Math.abs(round), sizes: size }
  return client.timeOperation(toAdministrator(name, sample), toUserAdminQuery(name, sample))
}

function summary(times: readonly number[]) {
  return { p50: percentile(times, 0.5, 2), p95: percentile(times, 0.95, 2) }
}
