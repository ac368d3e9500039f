import type {
  CapabilityRecord,
  ClassificationRecord,
  SpecificationDefinition,
} from '@ferrule/domain/catalogue/import-records'
import { addJob } from '../postgres/add-job.ts'
import type { Queries } from '../postgres/database.ts'
import { refreshTree, writeClassifications } from './classification-writing-store.ts'
import { raiseRevision } from './product-writing-store.ts'
import { clearEntries } from './search-entry-store.ts'
import { writeCapabilities, writeDefinitions } from './vocabulary-store.ts'

/** The classification tree, the specification definitions and the capabilities that products refer to. */
export type Vocabulary = {
  classifications: readonly ClassificationRecord[]
  definitions: readonly SpecificationDefinition[]
  capabilities: readonly CapabilityRecord[]
}

/** Must be saved before the products that use it. Returns the number of changed rows. */
export async function saveVocabulary(tx: Queries, vocabulary: Vocabulary, now: Date): Promise<number> {
  const written =
    (await writeClassifications(tx, vocabulary.classifications, now)) +
    (await writeDefinitions(tx, vocabulary.definitions)) +
    (await writeCapabilities(tx, vocabulary.capabilities))
  if (written === 0) return 0
  await refreshTree(tx)
  await raiseRevision(tx, now)
  await addJob(tx, 'purge-catalogue', { changedAt: now.toISOString(), whole: true })
  await clearEntries(tx)
  await addJob(tx, 'index-products', {})
  return written
}
