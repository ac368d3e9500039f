import { randomUUIDv7 } from 'node:crypto'
import type { ImportDetails, ImportSummary } from '@ferrule/domain/catalogue/catalogue-import'
import { recordEvent } from '../../audit/record-event.ts'
import type { Deps } from '../../graphql/request-context.ts'
import { addJob } from '../../postgres/add-job.ts'
import type { Queries } from '../../postgres/database.ts'
import {
  findCheck,
  findFollowing,
  findUnfinished,
  insertRequested,
  listRows,
  listSummaries,
  type RequestedImport,
} from './requested-import-store.ts'

type ImportDeps = Pick<Deps, 'db' | 'now'>

/** As many rows as somebody reads on a screen; the whole report is a file. */
const shownRows = 200

export type CheckWish = Pick<RequestedImport, 'id' | 'fileName' | 'fileHash' | 'storedAs' | 'askedBy'>

/** Asks for a dry run of a file that is in the store. */
export async function requestCheck({ db, now }: ImportDeps, wish: CheckWish): Promise<string> {
  return db.transaction((tx) => save(tx, { ...wish, isDryRun: true, follows: null, startedAt: now() }))
}

/**
 * Asks for the import of what a dry run has shown, once: whoever asks again gets the import that is under way, and
 * one that broke off goes on. Nothing where there is no such dry run.
 */
export async function requestImport(deps: ImportDeps, checkId: string, askedBy: string): Promise<string | undefined> {
  return deps.db.transaction(async (tx) => {
    const check = await findCheck(tx, checkId)
    if (!check) return undefined
    const following = await findFollowing(tx, check)
    if (following === undefined) {
      const { fileName, fileHash, storedAs } = check
      const wish = { fileName, fileHash, storedAs, askedBy, isDryRun: false, follows: checkId }
      return save(tx, { id: randomUUIDv7(), ...wish, startedAt: deps.now() })
    }
    await addJob(tx, 'import-catalogue', { importId: following })
    return following
  })
}

/** Lets an import that stopped go on behind the last row that was saved. */
export async function continueImport({ db }: ImportDeps, id: string, askedBy: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await findUnfinished(tx, id))) return false
    await addJob(tx, 'import-catalogue', { importId: id })
    await recordEvent(tx, toEvent('catalogue-import.continued', { id, askedBy }))
    return true
  })
}

export async function listImports({ db }: ImportDeps): Promise<ImportSummary[]> {
  return listSummaries(db.queries)
}

export async function readImport({ db }: ImportDeps, id: string): Promise<ImportDetails | undefined> {
  const [summary] = await listSummaries(db.queries, id)
  return summary && { ...summary, rows: await listRows(db.queries, id, shownRows) }
}

async function save(tx: Queries, wish: RequestedImport): Promise<string> {
  await insertRequested(tx, wish)
  await recordEvent(tx, toEvent(wish.isDryRun ? 'catalogue-import.checked' : 'catalogue-import.started', wish))
  await addJob(tx, 'import-catalogue', { importId: wish.id })
  return wish.id
}

function toEvent(action: string, { id, askedBy }: { id: string; askedBy: string }) {
  return { actor: `staff:${askedBy}`, action, subjectType: 'catalogue-import', subjectId: id }
}
