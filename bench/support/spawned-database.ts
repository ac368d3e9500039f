import { resolve } from 'node:path'
import { Client, escapeIdentifier, type QueryResultRow } from 'pg'
import { spawnedChild } from './spawned-child.ts'
import { setting } from './request.ts'

const root = resolve(import.meta.dirname, '../..')

/** Returns the URL of a benchmark database with migrated tables; creates it if necessary. */
export async function ensureDatabase(name: string): Promise<string> {
  const url = new URL(setting('DATA_DATABASE_URL'))
  const migrationUrl = new URL(setting('DATA_MIGRATION_DATABASE_URL'))
  url.pathname = migrationUrl.pathname = `/${name}`
  const [database, service, migration] = [name, url.username, migrationUrl.username].map((one) => escapeIdentifier(one))
  await asOwner('postgres', async (owner) => {
    const { rowCount } = await owner.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) await owner.query(`create database ${database}`)
  })
  await asOwner(name, async (owner) => {
    await owner.query(`alter database ${database} owner to ${migration}`)
    // Databases of earlier versions belong to the service.
    await owner.query(`reassign owned by ${service} to ${migration}`)
  })
  await runData('migrate', [], { DATA_DATABASE_URL: url.href, DATA_MIGRATION_DATABASE_URL: migrationUrl.href })
  return url.href
}

export async function dropDatabase(name: string): Promise<void> {
  await asOwner('postgres', (owner) =>
    owner.query(`drop database if exists ${owner.escapeIdentifier(name)} with (force)`),
  )
}

/** Runs work as the owner role, to which row-level security does not apply. */
export async function asOwner<Outcome>(database: string, work: (owner: Client) => Promise<Outcome>): Promise<Outcome> {
  const owner = new Client({
    host: '127.0.0.1',
    port: Number(setting('POSTGRES_PORT')),
    user: 'owner',
    password: setting('POSTGRES_OWNER_PASSWORD'),
    database,
  })
  await owner.connect()
  try {
    return await work(owner)
  } finally {
    await owner.end()
  }
}

export async function queryDatabase<Row extends QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

/** Spawns an entry point of the data service, such as `serve` or `migrate`. */
export function dataService(
  entryPoint: string,
  args: readonly string[],
  { output = 'inherit', ...environment }: { output?: 'inherit' | 'pipe'; [name: string]: string },
) {
  return spawnedChild('node', ['--disable-warning=ExperimentalWarning', `apps/data/src/${entryPoint}.ts`, ...args], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      TRACES_FOLDER: '',
      LOG_LEVEL: 'error',
      GRAPHQL_AD_HOC: 'true',
      ...environment,
    },
    stdio: ['ignore', output, output],
  })
}

/** Runs an entry point of the data service until it exits. */
export async function runData(
  entryPoint: string,
  args: readonly string[],
  environment: Record<string, string>,
): Promise<void> {
  const child = dataService(entryPoint, args, environment)
  const code = await new Promise<number | null>((done) => child.on('close', done))
  if (code !== 0) throw new Error(`${entryPoint} ended with ${code}`)
}
