import { type ImportCounts, noCounts } from '@ferrule/domain/catalogue/catalogue-import'
import type { Database, Queries } from '../../postgres/database.ts'
import { saveProducts } from '../save-products.ts'
import { saveVocabulary } from '../save-vocabulary.ts'
import type { ImportRow, ImportSource } from './import-row.ts'
import { finishRun, type ImportRun, listDefinitionKeys, recordProgress } from './import-store.ts'
import { judgeRows, type RowReport } from './judge-rows.ts'

/** Few enough for a transaction of a moment, many enough to keep statements few. */
const batchSize = 100

export type ImportWishes = {
  source: ImportSource
  fileName: string
  isDryRun: boolean
  /** Where its progress is kept: it goes on behind the last row that is done. A dry run may go without. */
  run: ImportRun | undefined
  now: () => Date
  report: (rows: readonly RowReport[], done: number) => Promise<void> | void
}

/** Reads a file of products into the catalogue, batch by batch, each saved with its progress or not at all. */
export async function importCatalogue(db: Database, wishes: ImportWishes): Promise<ImportCounts & { skipped: number }> {
  const { run, isDryRun, now } = wishes
  if (!run && !isDryRun) throw new Error('what is saved needs a record of its progress')
  const before = run?.rowsDone ?? 0
  const defined = new Set<string>()
  let counts = noCounts
  let total = run?.counts ?? noCounts
  let done = 0
  for await (const batch of batches(wishes.source)) {
    const firstRow = done
    done += batch.length
    for (const key of keysDefinedBy(batch)) defined.add(key)
    // A file cut at the same places gives the same batches, so a batch is done as a whole or not at all.
    if (done <= before) continue
    const reports = await db.transaction(async (tx) => {
      const judged = await importBatch(tx, { batch, defined, wishes })
      const progress = { rowsDone: done, counts: addOutcomes(total, judged), firstRow, reports: judged }
      if (run) await recordProgress(tx, run.id, progress)
      return judged
    })
    counts = addOutcomes(counts, reports)
    total = addOutcomes(total, reports)
    await wishes.report(reports, done)
  }
  if (run) await finishRun(db.queries, run.id, now())
  return { ...counts, skipped: before }
}

type Batch = { batch: readonly ImportRow[]; defined: ReadonlySet<string>; wishes: ImportWishes }

async function importBatch(tx: Queries, { batch, defined, wishes }: Batch): Promise<RowReport[]> {
  const now = wishes.now()
  if (!wishes.isDryRun) {
    for (const row of batch) if (row.kind === 'vocabulary') await saveVocabulary(tx, row.vocabulary, now)
  }
  const rows = batch.filter((row) => row.kind === 'product')
  const { reports, accepted } = await judgeRows(tx, rows, defined.union(await listDefinitionKeys(tx)))
  if (!wishes.isDryRun) await saveProducts(tx, accepted, { source: wishes.fileName, now })
  return reports
}

/** A dry run saves nothing, so what the file itself has defined so far is counted in. */
function keysDefinedBy(batch: readonly ImportRow[]): string[] {
  return batch.flatMap((row) => (row.kind === 'vocabulary' ? row.vocabulary.definitions.map(({ key }) => key) : []))
}

function addOutcomes(counts: ImportCounts, reports: readonly RowReport[]): ImportCounts {
  const sum = { ...counts }
  for (const { outcome } of reports) sum[outcome] += 1
  return sum
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
