import type { EdgeCache } from '@ferrule/connectors/edge-cache/edge-cache'
import { catalogueKey, classificationKey, productKey } from '@ferrule/domain/publishing/surrogate-keys'
import type { Database } from '../postgres/database.ts'
import { jobPayloads } from '../postgres/job-payloads.ts'
import { listChangedAt } from './changed-products-store.ts'

type PurgeDeps = { db: Pick<Database, 'queries'>; edge: EdgeCache }

/**
 * Marks the pages that show what was saved at a moment as old. What has been saved again since has a job of its own.
 */
export function createPurgeCatalogueJob({ db, edge }: PurgeDeps) {
  return async (payload: unknown): Promise<void> => {
    const { changedAt, whole } = jobPayloads['purge-catalogue'].parse(payload)
    if (whole) return edge.softPurge([catalogueKey])
    const { products, classifications } = await listChangedAt(db.queries, changedAt)
    await edge.softPurge([...products.map(productKey), ...classifications.map(classificationKey)])
  }
}
