import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dropDatabase, ensureDatabase, queryDatabase, runData } from '../support/own-database.ts'
import { writeCatalogue } from './write-catalogue.ts'

/** The address of a database of ours with at least so many products; made and filled if it is not there yet. */
export async function ensureCatalogue(name: string, count: number): Promise<string> {
  const url = await ensureDatabase(name)
  if ((await countProducts(url)) < count) await fill(url, count)
  return url
}

/** The address of a database of ours with tables and nothing in them. */
export async function createEmptyCatalogue(name: string): Promise<string> {
  await dropDatabase(name)
  return ensureDatabase(name)
}

async function countProducts(url: string): Promise<number> {
  const [row] = await queryDatabase<{ count: number }>(url, 'select count(*)::int as count from product')
  return row?.count ?? 0
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
  await queryDatabase(url, 'vacuum analyze')
}
