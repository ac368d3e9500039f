import { type ImportRowReport, type ImportSummary, stateOfImport } from '@ferrule/domain/catalogue/catalogue-import'
import { type SqlBool, sql } from 'kysely'
import type { Queries } from '../../postgres/database.ts'
import { toCounts } from './import-store.ts'

/** A dry run, or the import that follows it, of a file in the store. */
export type RequestedImport = {
  id: string
  fileName: string
  fileHash: string
  storedAs: string
  isDryRun: boolean
  follows: string | null
  askedBy: string
  startedAt: Date
}

export async function insertRequested(tx: Queries, requested: RequestedImport): Promise<void> {
  await tx.insertInto('catalogueImport').values(requested).execute()
}

/** What is needed to go on with an import that is not finished and whose file we have. */
export async function findUnfinished(db: Queries, id: string) {
  const run = await db
    .selectFrom('catalogueImport')
    .where('id', '=', id)
    .where('finishedAt', 'is', null)
    .select(['id', 'fileName', 'storedAs', 'isDryRun', 'rowsDone', 'counts'])
    .executeTakeFirst()
  return run?.storedAs ? { ...run, storedAs: run.storedAs, counts: toCounts(run.counts) } : undefined
}

/** A dry run that has come to its end and can be followed by an import. */
export async function findCheck(tx: Queries, id: string) {
  const check = await tx
    .selectFrom('catalogueImport')
    .where('id', '=', id)
    .where('isDryRun', '=', true)
    .where('finishedAt', 'is not', null)
    .select(['id', 'fileName', 'fileHash', 'storedAs'])
    // Whoever starts the same import at the same moment waits here, and then finds it started.
    .forUpdate()
    .executeTakeFirst()
  return check?.storedAs ? { ...check, storedAs: check.storedAs } : undefined
}

/** The import that was started from this dry run, or one of the same file that is not finished. */
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

/** The latest first; all where no id is given. */
export async function listSummaries(db: Queries, id?: string): Promise<ImportSummary[]> {
  const rows = await db
    .selectFrom('catalogueImport as import')
    .leftJoin('catalogueImport as check', 'check.id', 'import.follows')
    .$if(id !== undefined, (query) => query.where('import.id', '=', id ?? ''))
    .selectAll('import')
    .select([
      'check.rowsDone as rowsTotal',
      sql<SqlBool>`exists (select from catalogue_import next where next.follows = import.id)`.as('isFollowed'),
    ])
    .orderBy('import.startedAt', 'desc')
    .orderBy('import.id', 'desc')
    .limit(50)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    fileName: row.fileName,
    state: stateOfImport(row),
    isDryRun: row.isDryRun,
    isFollowed: Boolean(row.isFollowed),
    rowsDone: row.rowsDone,
    rowsTotal: row.rowsTotal,
    counts: toCounts(row.counts),
    askedBy: row.askedBy,
    startedAt: row.startedAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    failure: row.failure === 'unreadable' || row.failure === 'fault' ? row.failure : null,
    failureDetail: row.failureDetail,
  }))
}

/** Refused ones first: they are what somebody has to do something about. */
export async function listRows(db: Queries, importId: string, limit: number): Promise<ImportRowReport[]> {
  const { rows } = await sql<ImportRowReport>`select place, slug, outcome, detail from catalogue_import_row
    where import_id = ${importId} order by outcome <> 'refused', number limit ${limit}`.execute(db)
  return rows
}
