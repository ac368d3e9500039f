import { type ImportSummary, stateOfImport } from '@ferrule/domain/catalogue/catalogue-import'
import { type SqlBool, sql } from 'kysely'
import type { Queries } from '../../postgres/database.ts'
import { toCounts } from './import-store.ts'

/** The last 50 imports, newest first, or the one with this id. */
export async function listImports(db: Queries, id?: string): Promise<ImportSummary[]> {
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
    requestedBy: row.requestedBy,
    startedAt: row.startedAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    failure: row.failure === 'unreadable' || row.failure === 'fault' ? row.failure : null,
    failureDetail: row.failureDetail,
  }))
}
