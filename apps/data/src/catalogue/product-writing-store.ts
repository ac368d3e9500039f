import { sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'
import { insertRows, selectRows } from './insert-rows.ts'
import {
  type IdentifiedProduct,
  toFileRows,
  toHighlightRows,
  toImageRows,
  toProductRow,
  toRelatedRows,
  toSpecificationRows,
  toTextRows,
  toVariantRows,
} from './product-rows.ts'

export async function listKnownProducts(
  db: Queries,
  slugs: readonly string[],
): Promise<{ id: string; slug: string; contentHash: string }[]> {
  if (slugs.length === 0) return []
  return db.selectFrom('product').where('slug', 'in', slugs).select(['id', 'slug', 'contentHash']).execute()
}

/** Raises the statement timeout for this transaction: a batch of products takes longer than a page's query may. */
export async function allowLongStatements(tx: Queries): Promise<void> {
  await sql`set local statement_timeout = '60s'`.execute(tx)
}

/** Writes any number of products and their details with a constant dozen of statements. */
export async function writeProducts(tx: Queries, products: readonly IdentifiedProduct[], now: Date): Promise<void> {
  const rows = products.map((product) => toProductRow(product, now))
  await sql`insert into product ${selectRows('product', rows)} on conflict (slug) do update set
    brand = excluded.brand, status = excluded.status, image = excluded.image, updated_at = excluded.updated_at,
    classification_id = excluded.classification_id, supported_countries = excluded.supported_countries,
    sort_index = excluded.sort_index, variant_count = excluded.variant_count,
    successor_slug = excluded.successor_slug, video = excluded.video, content_hash = excluded.content_hash,
    expected_life_years = excluded.expected_life_years, support_until = excluded.support_until`.execute(tx)
  const known = products.filter(({ isKnown }) => isKnown).map(({ id }) => id)
  if (known.length > 0) await clearDetails(tx, known)
  await insertRows(tx, 'productText', products.flatMap(toTextRows))
  await insertRows(tx, 'productImage', products.flatMap(toImageRows))
  await insertRows(tx, 'productFile', products.flatMap(toFileRows))
  await insertRows(tx, 'productHighlight', products.flatMap(toHighlightRows))
  await insertRows(tx, 'relatedProduct', products.flatMap(toRelatedRows))
  await insertRows(tx, 'productVariant', products.flatMap(toVariantRows))
  await insertRows(tx, 'specification', products.flatMap(toSpecificationRows))
}

const detailTables = [
  'specification',
  'productVariant',
  'productText',
  'productImage',
  'productFile',
  'productHighlight',
  'relatedProduct',
  'productCapability',
] as const

async function clearDetails(tx: Queries, ids: readonly string[]): Promise<void> {
  for (const table of detailTables) {
    await sql`delete from ${sql.table(table)} where product_id = any(${ids}::uuid[])`.execute(tx)
  }
}

/** Writes the capabilities of products. Returns the slugs of undefined capabilities, which are skipped. */
export async function writeProductCapabilities(tx: Queries, products: readonly IdentifiedProduct[]): Promise<string[]> {
  const requested = products.flatMap(({ id, document }) =>
    document.capabilities.map((slug) => ({ productId: id, slug })),
  )
  if (requested.length === 0) return []
  const slugs = [...new Set(requested.map(({ slug }) => slug))]
  const known = await tx.selectFrom('capability').where('slug', 'in', slugs).select(['id', 'slug']).execute()
  const ids = new Map(known.map(({ id, slug }) => [slug, id]))
  const rows = requested.flatMap(({ productId, slug }) => {
    const capabilityId = ids.get(slug)
    return capabilityId === undefined ? [] : [{ productId, capabilityId }]
  })
  await insertRows(tx, 'productCapability', rows)
  return slugs.filter((slug) => !ids.has(slug))
}

export async function recordVersions(
  tx: Queries,
  products: readonly IdentifiedProduct[],
  { source, now }: { source: string; now: Date },
): Promise<void> {
  const recordedAt = now.toISOString()
  const versions = products.map(({ id, hash, document }) => {
    return { productId: id, version: 1, content: document, contentHash: hash, source, recordedAt }
  })
  const json = JSON.stringify(versions)
  await sql`insert into product_version (product_id, version, content, content_hash, source, recorded_at)
    select told."productId", 1 + coalesce((select max(version) from product_version old
      where old.product_id = told."productId"), 0), told.content, told."contentHash", told.source, told."recordedAt"
    from jsonb_to_recordset(${json}::jsonb) as told
      ("productId" uuid, content jsonb, "contentHash" text, source text, "recordedAt" timestamptz)`.execute(tx)
}

export async function raiseRevision(tx: Queries, now: Date): Promise<void> {
  await tx
    .updateTable('catalogueState')
    .set((eb) => ({ revision: eb('revision', '+', '1'), changedAt: now }))
    .execute()
}
