import { randomUUIDv7 } from 'node:crypto'
import type { ImportDetails } from '@ferrule/domain/catalogue/catalogue-import'
import { recordEvent } from '../../audit/record-event.ts'
import type { Deps } from '../../graphql/request-context.ts'
import { addJob } from '../../postgres/add-job.ts'
import type { Queries } from '../../postgres/database.ts'
import { listImports } from './requested-import-queries.ts'
import {
  findDryRun,
  findFollowing,
  findUnfinished,
  insertRequested,
  listRows,
  type RequestedImport,
} from './requested-import-store.ts'

type ImportDeps = Pick<Deps, 'db' | 'now'>

/** Number of rows shown on the screen; the full report is a file. */
const maxShownRows = 200

export type DryRunOptions = Pick<RequestedImport, 'id' | 'fileName' | 'fileHash' | 'storageKey' | 'requestedBy'>

/** Enqueues a dry run of a stored file. */
export async function requestDryRun({ db, now }: ImportDeps, requested: DryRunOptions): Promise<string> {
  return db.transaction((tx) => save(tx, { ...requested, isDryRun: true, follows: null, startedAt: now() }))
}

/**
 * Enqueues the import of a dry run, once: a second call returns the import in progress and resumes an interrupted one.
 * Returns undefined if there is no such dry run.
 */
export async function requestImport(
  deps: ImportDeps,
  dryRunId: string,
  requestedBy: string,
): Promise<string | undefined> {
  return deps.db.transaction(async (tx) => {
    const dryRun = await findDryRun(tx, dryRunId)
    if (!dryRun) return undefined
    const following = await findFollowing(tx, dryRun)
    if (following === undefined) {
      const { fileName, fileHash, storageKey } = dryRun
      const requested = { fileName, fileHash, storageKey, requestedBy, isDryRun: false, follows: dryRunId }
      return save(tx, { id: randomUUIDv7(), ...requested, startedAt: deps.now() })
    }
    await addJob(tx, 'import-catalogue', { importId: following })
    return following
  })
}

/** Resumes a stopped import after its last saved row. */
export async function resumeImport({ db }: ImportDeps, id: string, requestedBy: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await findUnfinished(tx, id))) return false
    await addJob(tx, 'import-catalogue', { importId: id })
    await recordEvent(tx, toEvent('catalogue-import.continued', { id, requestedBy }))
    return true
  })
}

export async function readImport({ db }: ImportDeps, id: string): Promise<ImportDetails | undefined> {
  const [summary] = await listImports(db.queries, id)
  return summary && { ...summary, rows: await listRows(db.queries, id, maxShownRows) }
}

async function save(tx: Queries, requested: RequestedImport): Promise<string> {
  await insertRequested(tx, requested)
  await recordEvent(
    tx,
    toEvent(requested.isDryRun ? 'catalogue-import.checked' : 'catalogue-import.started', requested),
  )
  await addJob(tx, 'import-catalogue', { importId: requested.id })
  return requested.id
}

function toEvent(action: string, { id, requestedBy }: { id: string; requestedBy: string }) {
  return { actor: `staff:${requestedBy}`, action, subjectType: 'catalogue-import', subjectId: id }
}
