import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { Client } from 'pg'

const ownMigrations = new URL('../../migrations/', import.meta.url)
/** Id of the advisory lock that a migrating process holds; any fixed number. */
const migrationLock = 7_201_946_001
const lockNotAvailable = '55P03'
const maxAttempts = 10

/**
 * Applies the pending SQL files, each in its own transaction, and returns their names. An applied file that was edited
 * since is an error, because the edit would never reach this database.
 */
export async function applyMigrations(url: string, folder = ownMigrations): Promise<string[]> {
  const client = new Client({ connectionString: url, application_name: 'migrate' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await client.query(`create table if not exists migration (
      name text primary key, hash text not null, applied_at timestamptz not null default now())`)
    await client.query(`comment on table migration is 'The files of migrations/ that this database has seen.'`)
    const pending = await findPending(client, folder)
    for (const migration of pending) await applyWithRetries(client, migration)
    return pending.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

type Migration = { name: string; text: string; hash: string }

async function findPending(client: Client, folder: URL): Promise<Migration[]> {
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from migration')
  const applied = new Map(rows.map(({ name, hash }) => [name, hash]))
  const migrations = await readMigrations(folder)
  for (const { name, hash } of migrations) {
    if (applied.has(name) && applied.get(name) !== hash) throw new Error(`${name} was edited after it was applied`)
  }
  return migrations.filter(({ name }) => !applied.has(name))
}

async function readMigrations(folder: URL): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, folder), 'utf8')
      return { name, text, hash: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

/** Waits at most a second for a table lock and then retries, so that requests do not queue behind it for longer. */
async function applyWithRetries(client: Client, migration: Migration): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await (isConcurrent(migration) ? applyConcurrently : apply)(client, migration)
    } catch (error) {
      const busy = error instanceof Error && 'code' in error && error.code === lockNotAvailable
      if (!busy || attempt === maxAttempts) throw new Error(`${migration.name} could not be applied`, { cause: error })
      await new Promise((resolve) => setTimeout(resolve, 500 * attempt))
    }
  }
}

async function apply(client: Client, { name, text, hash }: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(`set local lock_timeout = '1s'; set local statement_timeout = '5s'`)
    await client.query(text)
    await client.query('insert into migration (name, hash) values ($1, $2)', [name, hash])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

function isConcurrent({ text }: Migration): boolean {
  return text.split('\n').some((line) => !line.startsWith('--') && /\bindex concurrently\b/i.test(line))
}

/**
 * Indexes of large tables are built while the table is in use, which Postgres does outside of transactions only. Every
 * statement of such a file must be repeatable, because those before a failure stay applied.
 */
async function applyConcurrently(client: Client, { name, text, hash }: Migration): Promise<void> {
  for (const statement of text.split(/;\s*$/m)) await client.query(statement)
  await client.query('insert into migration (name, hash) values ($1, $2)', [name, hash])
}
