import { randomUUIDv7 } from 'node:crypto'
import { type ImportCounts, noCounts } from '@ferrule/domain/catalogue/catalogue-import'
import type { Queries } from '../../postgres/database.ts'
import { insertRows } from '../insert-rows.ts'
import type { RowReport } from './judge-rows.ts'

export type ImportRun = { id: string; rowsDone: number; counts: ImportCounts }

/** The import of this file that broke off, to go on with. */
export async function findBrokenOff(db: Queries, fileHash: string): Promise<ImportRun | undefined> {
  const run = await db
    .selectFrom('catalogueImport')
    .where('fileHash', '=', fileHash)
    .where('finishedAt', 'is', null)
    .where('isDryRun', '=', false)
    .select(['id', 'rowsDone', 'counts'])
    .executeTakeFirst()
  return run && { ...run, counts: toCounts(run.counts) }
}

export async function startRun(
  db: Queries,
  { fileName, fileHash, now }: { fileName: string; fileHash: string; now: Date },
): Promise<ImportRun> {
  const id = randomUUIDv7()
  await db
    .deleteFrom('catalogueImport')
    .where('fileHash', '=', fileHash)
    .where('finishedAt', 'is', null)
    .where('isDryRun', '=', false)
    .execute()
  await db.insertInto('catalogueImport').values({ id, fileName, fileHash, startedAt: now }).execute()
  return { id, rowsDone: 0, counts: noCounts }
}

export type Progress = { rowsDone: number; counts: ImportCounts; firstRow: number; reports: readonly RowReport[] }

/** In the transaction of the rows themselves. Rows that change nothing are counted and not kept. */
export async function recordProgress(tx: Queries, importId: string, progress: Progress): Promise<void> {
  const { rowsDone, counts, firstRow, reports } = progress
  const rows = reports.map((report, index) => ({ importId, number: firstRow + index, ...report }))
  await insertRows(
    tx,
    'catalogueImportRow',
    rows.filter(({ outcome }) => outcome !== 'unchanged'),
  )
  await tx
    .updateTable('catalogueImport')
    .where('id', '=', importId)
    .set({ rowsDone, counts: JSON.stringify(counts) })
    .execute()
}

export async function finishRun(db: Queries, id: string, now: Date): Promise<void> {
  await db.updateTable('catalogueImport').where('id', '=', id).set({ finishedAt: now }).execute()
}

export function toCounts(kept: unknown): ImportCounts {
  return { ...noCounts, ...(typeof kept === 'object' ? kept : {}) }
}

export async function listDefinitionKeys(db: Queries): Promise<Set<string>> {
  const rows = await db.selectFrom('specificationDefinition').select('key').execute()
  return new Set(rows.map(({ key }) => key))
}

/** What was last said of products, to tell what would change. */
export async function listLastVersions(db: Queries, slugs: readonly string[]): Promise<Map<string, object>> {
  if (slugs.length === 0) return new Map()
  const rows = await db
    .selectFrom('productVersion')
    .innerJoin('product', 'product.id', 'productVersion.productId')
    .where('product.slug', 'in', slugs)
    .distinctOn('product.id')
    .orderBy('product.id')
    .orderBy('productVersion.version', 'desc')
    .select(['product.slug', 'productVersion.content'])
    .execute()
  return new Map(rows.map(({ slug, content }) => [slug, typeof content === 'object' && content ? content : {}]))
}
