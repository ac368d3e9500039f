import type { ImportRowReport, ImportSummary } from '@ferrule/domain/catalogue/catalogue-import'
import { sql } from 'kysely'
import type { Queries } from '../../postgres/database.ts'
import { toCounts } from './import-store.ts'

/** A dry run of a stored file, or the import that follows it. */
export type RequestedImport = {
  id: string
  fileName: string
  fileHash: string
  storageKey: string
  isDryRun: boolean
  follows: string | null
  requestedBy: string
  startedAt: Date
}

export async function insertRequested(tx: Queries, requested: RequestedImport): Promise<void> {
  const { id, fileName, fileHash, storageKey, isDryRun, follows, requestedBy, startedAt } = requested
  await tx
    .insertInto('catalogueImport')
    .values({ id, fileName, fileHash, storageKey, isDryRun, follows, requestedBy, startedAt })
    .execute()
}

/** An unfinished import whose file is stored, with its progress. */
export async function findUnfinished(db: Queries, id: string) {
  const run = await db
    .selectFrom('catalogueImport')
    .where('id', '=', id)
    .where('finishedAt', 'is', null)
    .select(['id', 'fileName', 'storageKey', 'isDryRun', 'rowsDone', 'counts'])
    .executeTakeFirst()
  return run?.storageKey ? { ...run, storageKey: run.storageKey, counts: toCounts(run.counts) } : undefined
}

/** A finished dry run, which an import can follow. */
export async function findDryRun(tx: Queries, id: string) {
  const check = await tx
    .selectFrom('catalogueImport')
    .where('id', '=', id)
    .where('isDryRun', '=', true)
    .where('finishedAt', 'is not', null)
    .select(['id', 'fileName', 'fileHash', 'storageKey'])
    // A concurrent start of the same import waits for this lock and then finds the import.
    .forUpdate()
    .executeTakeFirst()
  return check?.storageKey ? { ...check, storageKey: check.storageKey } : undefined
}

/** The import started from this dry run, or an unfinished import of the same file. */
export async function findFollowing(tx: Queries, check: { id: string; fileHash: string }): Promise<string | undefined> {
  const following = await tx
    .selectFrom('catalogueImport')
    .where('isDryRun', '=', false)
    .where((eb) =>
      eb.or([
        eb('follows', '=', check.id),
        eb.and([eb('fileHash', '=', check.fileHash), eb('finishedAt', 'is', null)]),
      ]),
    )
    .select('id')
    .executeTakeFirst()
  return following?.id
}

export async function recordFailure(
  db: Queries,
  id: string,
  { failure, failureDetail }: Pick<ImportSummary, 'failure' | 'failureDetail'>,
): Promise<void> {
  await db.updateTable('catalogueImport').where('id', '=', id).set({ failure, failureDetail }).execute()
}

/** Reports of rows, refused ones first. */
export async function listRows(db: Queries, importId: string, limit: number): Promise<ImportRowReport[]> {
  const { rows } = await sql<ImportRowReport>`select place, slug, outcome, detail from catalogue_import_row
    where import_id = ${importId} order by outcome <> 'refused', number limit ${limit}`.execute(db)
  return rows
}
