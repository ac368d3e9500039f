import { resolve } from 'node:path'
import { Client, type QueryResultRow } from 'pg'
import { ownChild } from './own-child.ts'
import { setting } from './request.ts'

const root = resolve(import.meta.dirname, '../..')

/** The address of a database of ours with its tables; made if it is not there yet. */
export async function ensureDatabase(name: string): Promise<string> {
  const url = new URL(setting('DATA_DATABASE_URL'))
  await asOwner('postgres', async (owner) => {
    const { rowCount } = await owner.query('select from pg_database where datname = $1', [name])
    const [database, role] = [name, url.username].map((word) => owner.escapeIdentifier(word))
    if (rowCount === 0) await owner.query(`create database ${database} owner ${role}`)
  })
  url.pathname = `/${name}`
  await runData('migrate', [], url.href)
  return url.href
}

export async function dropDatabase(name: string): Promise<void> {
  await asOwner('postgres', (owner) =>
    owner.query(`drop database if exists ${owner.escapeIdentifier(name)} with (force)`),
  )
}

/** Works as the one whom no rule of the tables holds back. */
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

/** One of the doors of the data service, on a database of its own. */
export function dataService(
  door: string,
  args: readonly string[],
  { output = 'inherit', ...environment }: { output?: 'inherit' | 'pipe'; [name: string]: string },
) {
  return ownChild('node', ['--disable-warning=ExperimentalWarning', `apps/data/src/${door}.ts`, ...args], {
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

/** Runs a door to its end. */
export async function runData(door: string, args: readonly string[], url: string): Promise<void> {
  const child = dataService(door, args, { DATA_DATABASE_URL: url })
  const code = await new Promise<number | null>((done) => child.on('close', done))
  if (code !== 0) throw new Error(`${door} ended with ${code}`)
}
