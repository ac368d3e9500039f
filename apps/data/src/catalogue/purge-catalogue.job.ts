import type { EdgeCache } from '@ferrule/connectors/edge-cache/edge-cache'
import type { ContentStore } from '@ferrule/content-client/content-store'
import { catalogueKey, classificationKey, productKey } from '@ferrule/domain/publishing/surrogate-keys'
import type { Database } from '../postgres/database.ts'
import { jobPayloads } from '../postgres/job-payloads.ts'
import { listChangedAt } from './changed-products-store.ts'

type PurgeDeps = {
  db: Pick<Database, 'queries'>
  store: Pick<ContentStore, 'publishChange'>
  edge: Pick<EdgeCache, 'softPurge'>
}

/**
 * Lets every web process forget its catalogue, and then soft-purges the pages that show products saved at a time.
 * Products saved again since then have their own job.
 */
export function createPurgeCatalogueJob({ db, store, edge }: PurgeDeps) {
  return async (payload: unknown): Promise<void> => {
    const { changedAt, whole } = jobPayloads['purge-catalogue'].parse(payload)
    await store.publishChange([catalogueKey])
    if (whole) return edge.softPurge([catalogueKey])
    const { products, classifications } = await listChangedAt(db.queries, changedAt)
    await edge.softPurge([...products.map(productKey), ...classifications.map(classificationKey)])
  }
}
