import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { ObjectStorage } from '@ferrule/connectors/object-storage/object-storage'
import { toImportFormat } from '@ferrule/domain/catalogue/catalogue-import'
import type { Database } from '../../postgres/database.ts'
import { jobPayloads } from '../../postgres/job-payloads.ts'
import { importCatalogue } from './import-catalogue.ts'
import { importReaders } from './import-readers.ts'
import type { ImportSource } from './import-row.ts'
import { findUnfinished, recordFailure } from './requested-import-store.ts'

type ImportJobDeps = { db: Database; storage: ObjectStorage; filesBucket: string; now: () => Date }

/**
 * Runs what somebody asked for in the content service. Cut off anywhere, it goes on behind the last row that was saved.
 * A file that cannot be read stays as it is, so it is not tried again; anything else is a fault of ours, and is.
 */
export function createImportCatalogueJob({ db, storage, filesBucket, now }: ImportJobDeps) {
  return async (payload: unknown): Promise<void> => {
    const { importId } = jobPayloads['import-catalogue'].parse(payload)
    const run = await findUnfinished(db.queries, importId)
    const format = run && toImportFormat(run.fileName)
    if (!run || !format) return
    await recordFailure(db.queries, importId, { failure: null, failureDetail: '' })
    const folder = await mkdtemp(join(tmpdir(), 'catalogue-import-'))
    try {
      const file = join(folder, 'file')
      const stored = await storage.find(filesBucket, run.storedAs)
      if (!stored) throw new Error('the file is missing from the store')
      await pipeline(stored.content, createWriteStream(file))
      const source = orUnreadable(importReaders[format](file))
      const { fileName, isDryRun } = run
      await importCatalogue(db, { source, fileName, isDryRun, run, now, report: () => {} })
    } catch (error) {
      if (!(error instanceof UnreadableFile)) {
        await recordFailure(db.queries, importId, { failure: 'fault', failureDetail: '' })
        throw error
      }
      await recordFailure(db.queries, importId, { failure: 'unreadable', failureDetail: error.message })
    } finally {
      await rm(folder, { recursive: true })
    }
  }
}

class UnreadableFile extends Error {}

/** Whatever a reader of files throws is said of the file, and shown to whoever sent it. */
async function* orUnreadable(source: ImportSource): ImportSource {
  try {
    yield* source
  } catch (error) {
    throw new UnreadableFile(error instanceof Error ? error.message.slice(0, 300) : '', { cause: error })
  }
}
