import { imageOrDefault } from '@ferrule/domain/catalogue/image'
import type { Reader } from '@ferrule/domain/catalogue/product'
import { sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'
import { isSoldIn, toProductRoute } from './product-store.ts'

/** Goes up with every change of the catalogue. */
export async function readRevision(db: Queries): Promise<string> {
  const { revision } = await db.selectFrom('catalogueState').select('revision').executeTakeFirstOrThrow()
  return revision
}

export type ProductReference = {
  name: string
  slug: string
  route: string
  brand: string
  shortDescription: string
  image: string
  /** Slug of its classification. */
  classification: string | null
  variantCount: number
}

/** The next products in the order of their slugs: any part of a catalogue of any size is as quick to read. */
export async function listReferences(
  db: Queries,
  { language, country }: Reader,
  { after, limit }: { after: string; limit: number },
): Promise<ProductReference[]> {
  const { rows } = await sql<ProductReference & { classificationRoute: string | null }>`
    select product.slug, brand, product.image, variant_count, classification.slug as classification,
      classification.route as classification_route, coalesce(own.name, english.name) as name,
      coalesce(own.short_description, english.short_description) as short_description
    from product join product_text english on english.product_id = product.id and english.language = 'en'
      left join product_text own on own.product_id = product.id and own.language = ${language}
      left join classification on classification.id = product.classification_id
    where product.slug > ${after} and product.status <> 'cancelled' and ${isSoldIn(country)}
    order by product.slug limit ${limit}`.execute(db)
  return rows.map(({ classificationRoute, ...row }) => ({
    ...row,
    image: imageOrDefault(row.image),
    route: toProductRoute(classificationRoute, row.slug),
  }))
}
