import { randomUUIDv7 } from 'node:crypto'
import type { ProductDocument } from '@ferrule/domain/catalogue/product-document'
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
  /** Classifications and capabilities that products name and nobody has defined. */
  missing: string[]
}

/** Writes the products that differ from what is kept and leaves the others alone, down to the last row. */
export async function saveProducts(
  tx: Queries,
  documents: readonly ProductDocument[],
  said: { source: string; now: Date },
): Promise<SavedProducts> {
  const bySlug = new Map(documents.map((document) => [document.slug, document]))
  const known = new Map((await listKnownProducts(tx, [...bySlug.keys()])).map((row) => [row.slug, row]))
  const different = [...bySlug.values()]
    .map((document) => ({ document, hash: contentHash(document) }))
    .filter(({ document, hash }) => known.get(document.slug)?.contentHash !== hash)
  if (different.length === 0) return { created: 0, changed: 0, unchanged: bySlug.size, missing: [] }

  await allowLongStatements(tx)
  const named = different.flatMap(({ document }) => document.classification ?? [])
  const classificationIds = await listClassificationIds(tx, named)
  const products = different.map(({ document, hash }) => ({
    id: known.get(document.slug)?.id ?? randomUUIDv7(),
    isKnown: known.has(document.slug),
    classificationId: classificationIds.get(document.classification ?? '') ?? null,
    hash,
    document,
  }))
  await writeProducts(tx, products, said.now)
  const missingCapabilities = await writeProductCapabilities(tx, products)
  await recordVersions(tx, products, said)
  await raiseRevision(tx, said.now)
  await addJob(tx, 'purge-catalogue', { changedAt: said.now.toISOString(), whole: false })
  await addJob(tx, 'index-products', {})
  const changed = products.filter(({ isKnown }) => isKnown).length
  return {
    created: products.length - changed,
    changed,
    unchanged: bySlug.size - products.length,
    missing: [...new Set(named.filter((slug) => !classificationIds.has(slug))), ...missingCapabilities],
  }
}
