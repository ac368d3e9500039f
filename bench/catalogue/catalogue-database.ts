import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asOwner, dropDatabase, ensureDatabase, queryDatabase, runData } from '../support/spawned-database.ts'
import { writeCatalogue } from './write-catalogue.ts'

/** Returns the URL of a benchmark database with at least `count` products; creates and fills it if necessary. */
export async function ensureCatalogue(name: string, count: number): Promise<string> {
  const url = await ensureDatabase(name)
  if ((await countProducts(url)) < count) {
    await fill(url, count)
    await asOwner(name, (owner) => owner.query('vacuum analyze'))
  }
  return url
}

/** Returns the URL of a new benchmark database with empty tables. */
export async function createEmptyCatalogue(name: string): Promise<string> {
  await dropDatabase(name)
  return ensureDatabase(name)
}

async function countProducts(url: string): Promise<number> {
  const [row] = await queryDatabase<{ count: number }>(url, 'select count(*)::int as count from product')
  return row?.count ?? 0
}

/** Uses the public import command, so that filling also tests the import. */
async function fill(url: string, count: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'catalogue-'))
  const file = join(folder, 'catalogue.jsonl')
  try {
    await writeCatalogue(file, count)
    await runData('import-catalogue', [file], { DATA_DATABASE_URL: url })
  } finally {
    await rm(folder, { recursive: true })
  }
}
