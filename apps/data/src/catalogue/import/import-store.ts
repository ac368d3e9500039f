import { randomUUIDv7 } from 'node:crypto'
import type { Queries } from '../../postgres/database.ts'

export type ImportRun = { id: string; rowsDone: number }

export async function findBrokenOff(db: Queries, fileHash: string): Promise<ImportRun | undefined> {
  return db
    .selectFrom('catalogueImport')
    .where('fileHash', '=', fileHash)
    .where('finishedAt', 'is', null)
    .select(['id', 'rowsDone'])
    .executeTakeFirst()
}

export async function startRun(
  db: Queries,
  { fileName, fileHash, now }: { fileName: string; fileHash: string; now: Date },
): Promise<ImportRun> {
  const id = randomUUIDv7()
  await db.deleteFrom('catalogueImport').where('fileHash', '=', fileHash).where('finishedAt', 'is', null).execute()
  await db.insertInto('catalogueImport').values({ id, fileName, fileHash, startedAt: now }).execute()
  return { id, rowsDone: 0 }
}

export async function recordProgress(tx: Queries, id: string, rowsDone: number): Promise<void> {
  await tx.updateTable('catalogueImport').where('id', '=', id).set({ rowsDone }).execute()
}

export async function finishRun(
  db: Queries,
  id: string,
  { counts, now }: { counts: Record<string, number>; now: Date },
): Promise<void> {
  await db
    .updateTable('catalogueImport')
    .where('id', '=', id)
    .set({ counts: JSON.stringify(counts), finishedAt: now })
    .execute()
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
