import { randomUUIDv7 } from 'node:crypto'
import { type ImportCounts, type ImportRowReport, noImportCounts } from '@ferrule/domain/catalogue/catalogue-import'
import type { Queries } from '../../postgres/database.ts'
import { insertRows } from '../insert-rows.ts'

export type ImportRun = { id: string; rowsDone: number; counts: ImportCounts }

/** The unfinished import of this file. */
export async function findInterruptedRun(db: Queries, fileHash: string): Promise<ImportRun | undefined> {
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
  return { id, rowsDone: 0, counts: noImportCounts }
}

export type Progress = { rowsDone: number; counts: ImportCounts; firstRow: number; reports: readonly ImportRowReport[] }

/** Must run in the transaction of the rows. Unchanged rows are counted but not stored. */
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

export function toCounts(stored: unknown): ImportCounts {
  return { ...noImportCounts, ...(typeof stored === 'object' ? stored : {}) }
}

export async function listDefinitionKeys(db: Queries): Promise<Set<string>> {
  const rows = await db.selectFrom('specificationDefinition').select('key').execute()
  return new Set(rows.map(({ key }) => key))
}

/** The latest version of products, to find the changed fields. */
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
