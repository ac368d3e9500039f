import { imageOrDefault } from '@ferrule/domain/catalogue/default-image'
import type { Market } from '@ferrule/domain/catalogue/product'
import { sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'
import { isAvailableIn, toProductRoute } from './product-store.ts'

/** The revision number, which increases with every change of the catalogue. */
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
  /** Slug of the classification. */
  classification: string | null
  variantCount: number
}

/** The next products ordered by slug. Keyset paging makes every page equally fast. */
export async function listReferences(
  db: Queries,
  { language, country }: Market,
  { after, limit }: { after: string; limit: number },
): Promise<ProductReference[]> {
  const { rows } = await sql<ProductReference & { classificationRoute: string | null }>`
    select product.slug, brand, product.image, variant_count, classification.slug as classification,
      classification.route as classification_route, coalesce(own.name, english.name) as name,
      coalesce(own.short_description, english.short_description) as short_description
    from product join product_text english on english.product_id = product.id and english.language = 'en'
      left join product_text own on own.product_id = product.id and own.language = ${language}
      left join classification on classification.id = product.classification_id
    where product.slug > ${after} and product.status <> 'cancelled' and ${isAvailableIn(country)}
    order by product.slug limit ${limit}`.execute(db)
  return rows.map(({ classificationRoute, ...row }) => ({
    ...row,
    image: imageOrDefault(row.image),
    route: toProductRoute(classificationRoute, row.slug),
  }))
}
