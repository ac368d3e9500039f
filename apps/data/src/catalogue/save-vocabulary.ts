import type {
  CapabilityDocument,
  ClassificationDocument,
  SpecificationDefinition,
} from '@ferrule/domain/catalogue/product-document'
import { addJob } from '../postgres/add-job.ts'
import type { Queries } from '../postgres/database.ts'
import { renewTree, writeClassifications } from './classification-writing-store.ts'
import { raiseRevision } from './product-writing-store.ts'
import { forgetEntries } from './search-entry-store.ts'
import { writeCapabilities, writeDefinitions } from './vocabulary-store.ts'

/** What products are described with: the tree they stand in, their labels and what they can do. */
export type Vocabulary = {
  classifications: readonly ClassificationDocument[]
  definitions: readonly SpecificationDefinition[]
  capabilities: readonly CapabilityDocument[]
}

/** Comes before the products that use it. Returns the number of rows that were different. */
export async function saveVocabulary(tx: Queries, vocabulary: Vocabulary, now: Date): Promise<number> {
  const written =
    (await writeClassifications(tx, vocabulary.classifications, now)) +
    (await writeDefinitions(tx, vocabulary.definitions)) +
    (await writeCapabilities(tx, vocabulary.capabilities))
  if (written === 0) return 0
  await renewTree(tx)
  await raiseRevision(tx, now)
  await addJob(tx, 'purge-catalogue', { changedAt: now.toISOString(), whole: true })
  await forgetEntries(tx)
  await addJob(tx, 'index-products', {})
  return written
}
