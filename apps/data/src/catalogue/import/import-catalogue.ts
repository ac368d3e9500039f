import type { Database } from '../../postgres/database.ts'
import { saveProducts } from '../save-products.ts'
import { saveVocabulary } from '../save-vocabulary.ts'
import type { ImportRow, ImportSource } from './import-row.ts'
import {
  findBrokenOff,
  finishRun,
  type ImportRun,
  listDefinitionKeys,
  recordProgress,
  startRun,
} from './import-store.ts'
import { judgeRows, type RowReport } from './judge-rows.ts'

/** Few enough for a transaction of a moment, many enough to keep statements few. */
const batchSize = 100

export type ImportCounts = Record<RowReport['outcome'], number> & { skipped: number }

export type ImportWishes = {
  source: ImportSource
  fileName: string
  fileHash: string
  isDryRun: boolean
  /** Go on behind the last saved row of the same file. */
  isResumed: boolean
  now: () => Date
  report: (rows: readonly RowReport[], done: number) => Promise<void> | void
}

/** Reads a file of products into the catalogue, batch by batch, each saved with its progress or not at all. */
export async function importCatalogue(db: Database, wishes: ImportWishes): Promise<ImportCounts> {
  const run = wishes.isDryRun ? undefined : await findOrStart(db, wishes)
  const counts: ImportCounts = { created: 0, changed: 0, unchanged: 0, refused: 0, skipped: run?.rowsDone ?? 0 }
  let done = 0
  for await (const batch of batches(wishes.source)) {
    const start = done
    done += batch.length
    if (run && done <= run.rowsDone) continue
    // A file cut at the same places gives the same batches, so a batch is done as a whole or not at all.
    const reports = await importBatch(db, { batch, run, done, wishes })
    for (const { outcome } of reports) counts[outcome] += 1
    await wishes.report(reports, Math.max(start, done))
  }
  if (run) await finishRun(db.queries, run.id, { counts, now: wishes.now() })
  return counts
}

async function findOrStart(db: Database, { fileName, fileHash, isResumed, now }: ImportWishes): Promise<ImportRun> {
  const broken = isResumed ? await findBrokenOff(db.queries, fileHash) : undefined
  return broken ?? startRun(db.queries, { fileName, fileHash, now: now() })
}

type Batch = { batch: readonly ImportRow[]; run: ImportRun | undefined; done: number; wishes: ImportWishes }

async function importBatch(db: Database, { batch, run, done, wishes }: Batch): Promise<RowReport[]> {
  return db.transaction(async (tx) => {
    const now = wishes.now()
    if (run) {
      for (const row of batch) if (row.kind === 'vocabulary') await saveVocabulary(tx, row.vocabulary, now)
    }
    const rows = batch.filter((row) => row.kind === 'product')
    const { reports, accepted } = await judgeRows(tx, rows, await knownDefinitions(tx, batch))
    if (run) {
      await saveProducts(tx, accepted, { source: wishes.fileName, now })
      await recordProgress(tx, run.id, done)
    }
    return reports
  })
}

/** A dry run saves nothing, so what the file itself defines has to be counted in. */
async function knownDefinitions(tx: Parameters<typeof listDefinitionKeys>[0], batch: readonly ImportRow[]) {
  const own = batch.flatMap((row) =>
    row.kind === 'vocabulary' ? row.vocabulary.definitions.map(({ key }) => key) : [],
  )
  return new Set([...(await listDefinitionKeys(tx)), ...own])
}

async function* batches(source: ImportSource): AsyncGenerator<ImportRow[]> {
  let batch: ImportRow[] = []
  for await (const row of source) {
    batch.push(row)
    if (batch.length < batchSize) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
