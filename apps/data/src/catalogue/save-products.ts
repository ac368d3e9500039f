import { randomUUIDv7 } from 'node:crypto'
import type { ProductRecord } from '@ferrule/domain/catalogue/import-records'
import { addJob } from '../postgres/add-job.ts'
import type { Queries } from '../postgres/database.ts'
import { listClassificationIds } from './classification-writing-store.ts'
import {
  allowLongStatements,
  listKnownProducts,
  raiseRevision,
  recordVersions,
  writeProductCapabilities,
  writeProducts,
} from './product-writing-store.ts'
import { contentHash } from './stable-id.ts'

export type SavedProducts = {
  created: number
  changed: number
  unchanged: number
  /** Undefined classifications and capabilities that products refer to. */
  missing: string[]
}

/** Writes the products whose content hash changed; unchanged products keep every row. */
export async function saveProducts(
  tx: Queries,
  documents: readonly ProductRecord[],
  version: { source: string; now: Date },
): Promise<SavedProducts> {
  const bySlug = new Map(documents.map((document) => [document.slug, document]))
  const known = new Map((await listKnownProducts(tx, [...bySlug.keys()])).map((row) => [row.slug, row]))
  const different = [...bySlug.values()]
    .map((document) => ({ document, hash: contentHash(document) }))
    .filter(({ document, hash }) => known.get(document.slug)?.contentHash !== hash)
  if (different.length === 0) return { created: 0, changed: 0, unchanged: bySlug.size, missing: [] }

  await allowLongStatements(tx)
  const classificationSlugs = different.flatMap(({ document }) => document.classification ?? [])
  const classificationIds = await listClassificationIds(tx, classificationSlugs)
  const products = different.map(({ document, hash }) => ({
    id: known.get(document.slug)?.id ?? randomUUIDv7(),
    isKnown: known.has(document.slug),
    classificationId: classificationIds.get(document.classification ?? '') ?? null,
    hash,
    document,
  }))
  await writeProducts(tx, products, version.now)
  const missingCapabilities = await writeProductCapabilities(tx, products)
  await recordVersions(tx, products, version)
  await raiseRevision(tx, version.now)
  await addJob(tx, 'purge-catalogue', { changedAt: version.now.toISOString(), whole: false })
  await addJob(tx, 'index-products', {})
  const changed = products.filter(({ isKnown }) => isKnown).length
  return {
    created: products.length - changed,
    changed,
    unchanged: bySlug.size - products.length,
    missing: [...new Set(classificationSlugs.filter((slug) => !classificationIds.has(slug))), ...missingCapabilities],
  }
}
