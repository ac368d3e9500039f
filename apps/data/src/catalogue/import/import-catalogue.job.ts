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
import { importParsers } from './import-parsers.ts'
import type { ImportSource } from './import-row.ts'
import { findUnfinished, recordFailure } from './requested-import-store.ts'

type ImportJobDeps = { db: Database; storage: ObjectStorage; filesBucket: string; now: () => Date }

/**
 * Runs an import requested in the content service. After an interruption it resumes after the last saved row. An
 * unreadable file is not retried; any other error is ours and is retried.
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
      const stored = await storage.find(filesBucket, run.storageKey)
      if (!stored) throw new Error('import file is missing from storage')
      await pipeline(stored.content, createWriteStream(file))
      const source = wrapParserErrors(importParsers[format](file))
      const { fileName, isDryRun } = run
      await importCatalogue(db, { source, fileName, isDryRun, run, now, report: () => {} })
    } catch (error) {
      if (!(error instanceof UnreadableFileError)) {
        await recordFailure(db.queries, importId, { failure: 'fault', failureDetail: '' })
        throw error
      }
      await recordFailure(db.queries, importId, { failure: 'unreadable', failureDetail: error.message })
    } finally {
      await rm(folder, { recursive: true })
    }
  }
}

class UnreadableFileError extends Error {}

/** Wraps every error of a parser, whose message is shown to the person who uploaded the file. */
async function* wrapParserErrors(source: ImportSource): ImportSource {
  try {
    yield* source
  } catch (error) {
    throw new UnreadableFileError(error instanceof Error ? error.message.slice(0, 300) : '', { cause: error })
  }
}
