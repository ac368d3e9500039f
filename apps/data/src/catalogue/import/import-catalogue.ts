import { type ImportCounts, type ImportRowReport, noImportCounts } from '@ferrule/domain/catalogue/catalogue-import'
import type { Database, Queries } from '../../postgres/database.ts'
import { saveProducts } from '../save-products.ts'
import { saveVocabulary } from '../save-vocabulary.ts'
import type { ImportRow, ImportSource } from './import-row.ts'
import { finishRun, type ImportRun, listDefinitionKeys, recordProgress } from './import-store.ts'
import { validateRows } from './validate-rows.ts'

/** Small enough for a short transaction, large enough to save statements. */
const batchSize = 100

export type ImportOptions = {
  source: ImportSource
  fileName: string
  isDryRun: boolean
  /** The record of its progress; the import continues after its last row. Optional for a dry run. */
  run: ImportRun | undefined
  now: () => Date
  report: (rows: readonly ImportRowReport[], done: number) => Promise<void> | void
}

/** Imports a product file in batches. Each batch and its progress share a transaction. */
export async function importCatalogue(
  db: Database,
  options: ImportOptions,
): Promise<ImportCounts & { skipped: number }> {
  const { run, isDryRun, now } = options
  if (!run && !isDryRun) throw new Error('an import that saves needs a run record')
  const before = run?.rowsDone ?? 0
  const defined = new Set<string>()
  let counts = noImportCounts
  let total = run?.counts ?? noImportCounts
  let done = 0
  for await (const batch of batches(options.source)) {
    const firstRow = done
    done += batch.length
    for (const key of keysDefinedBy(batch)) defined.add(key)
    // Batch boundaries depend only on the file, so a batch is either completely done or not at all.
    if (done <= before) continue
    const reports = await db.transaction(async (tx) => {
      const validated = await importBatch(tx, { batch, defined, options })
      const progress = { rowsDone: done, counts: addOutcomes(total, validated), firstRow, reports: validated }
      if (run) await recordProgress(tx, run.id, progress)
      return validated
    })
    counts = addOutcomes(counts, reports)
    total = addOutcomes(total, reports)
    await options.report(reports, done)
  }
  if (run) await finishRun(db.queries, run.id, now())
  return { ...counts, skipped: before }
}

type Batch = { batch: readonly ImportRow[]; defined: ReadonlySet<string>; options: ImportOptions }

async function importBatch(tx: Queries, { batch, defined, options }: Batch): Promise<ImportRowReport[]> {
  const now = options.now()
  if (!options.isDryRun) {
    for (const row of batch) if (row.kind === 'vocabulary') await saveVocabulary(tx, row.vocabulary, now)
  }
  const rows = batch.filter((row) => row.kind === 'product')
  const { reports, accepted } = await validateRows(tx, rows, defined.union(await listDefinitionKeys(tx)))
  if (!options.isDryRun) await saveProducts(tx, accepted, { source: options.fileName, now })
  return reports
}

/** Definitions of the file itself; a dry run does not save them, so they are collected here. */
function keysDefinedBy(batch: readonly ImportRow[]): string[] {
  return batch.flatMap((row) => (row.kind === 'vocabulary' ? row.vocabulary.definitions.map(({ key }) => key) : []))
}

function addOutcomes(counts: ImportCounts, reports: readonly ImportRowReport[]): ImportCounts {
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
