import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Client, type QueryResultRow } from 'pg'
import { writeCatalogue } from './write-catalogue.ts'

const root = resolve(import.meta.dirname, '../..')

/** The address of a database of ours with at least so many products; made and filled if it is not there yet. */
export async function ensureCatalogue(name: string, count: number): Promise<string> {
  const url = new URL(setting('DATA_DATABASE_URL'))
  await createIfMissing(name, url.username)
  url.pathname = `/${name}`
  await runData('migrate', [], url.href)
  if ((await countProducts(url.href)) < count) await fill(url.href, count)
  return url.href
}

/** The address of a database of ours with tables and nothing in them. */
export async function createEmptyCatalogue(name: string): Promise<string> {
  await asOwner((owner) => owner.query(`drop database if exists ${owner.escapeIdentifier(name)} with (force)`))
  return ensureCatalogue(name, 0)
}

function setting(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set; .env.example shows its local value`)
  return value
}

/** One of the doors of the data service, on a database of its own. */
export function dataService(
  door: string,
  args: readonly string[],
  { output = 'inherit', ...environment }: { output?: 'inherit' | 'pipe'; [name: string]: string },
) {
  return spawn('node', ['--disable-warning=ExperimentalWarning', `apps/data/src/${door}.ts`, ...args], {
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

async function createIfMissing(name: string, role: string): Promise<void> {
  await asOwner(async (owner) => {
    const { rowCount } = await owner.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0)
      await owner.query(`create database ${owner.escapeIdentifier(name)} owner ${owner.escapeIdentifier(role)}`)
  })
}

async function asOwner(work: (owner: Client) => Promise<unknown>): Promise<void> {
  const owner = new Client({
    host: '127.0.0.1',
    port: Number(setting('POSTGRES_PORT')),
    user: 'owner',
    password: setting('POSTGRES_OWNER_PASSWORD'),
    database: 'postgres',
  })
  await owner.connect()
  await work(owner)
  await owner.end()
}

async function countProducts(url: string): Promise<number> {
  const [row] = await queryCatalogue<{ count: number }>(url, 'select count(*)::int as count from product')
  return row?.count ?? 0
}

export async function queryCatalogue<Row extends QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Row>(text)
  await client.end()
  return rows
}

/** By the door that a machine maker uses, so that filling is a test of it too. */
async function fill(url: string, count: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'catalogue-'))
  const file = join(folder, 'catalogue.jsonl')
  try {
    await writeCatalogue(file, count)
    await runData('import-catalogue', [file], url)
  } finally {
    await rm(folder, { recursive: true })
  }
  await queryCatalogue(url, 'vacuum analyze')
}

async function runData(door: string, args: readonly string[], url: string): Promise<void> {
  const child = dataService(door, args, { DATA_DATABASE_URL: url })
  const code = await new Promise<number | null>((done) => child.on('close', done))
  if (code !== 0) throw new Error(`${door} ended with ${code}`)
}
