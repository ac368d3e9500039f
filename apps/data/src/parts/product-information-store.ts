import { productsPerPage, type PortalProductQuery } from '@ferrule/domain/parts/part-list-query'
import { type SqlBool, sql } from 'kysely'
import { isOwn } from '../portal-access/own-organisations.ts'
import type { Scope } from '../portal-access/with-user-scope.ts'
import type { Queries } from '../postgres/database.ts'

/** Products with parts, with names in the given language and the serial numbers of the caller's machines. */
function products(tx: Queries, scope: Scope, language: string) {
  return tx
    .selectFrom('product')
    .innerJoin('productText as english', (join) =>
      join.onRef('english.productId', '=', 'product.id').on('english.language', '=', 'en'),
    )
    .leftJoin('productText as own', (join) =>
      join.onRef('own.productId', '=', 'product.id').on('own.language', '=', language),
    )
    .where(sql<SqlBool>`exists (select from product_part where product_part.product_slug = product.slug)`)
    .select(['product.slug', 'product.brand', 'product.status', 'product.image', 'product.successorSlug'])
    .select([
      sql<string>`coalesce(own.name, english.name)`.as('name'),
      sql<string[]>`array(select serial_number from machine where machine.product_slug = product.slug
        and ${isOwn(scope, 'machine.organisationId')} and machine.retired_on is null
        order by serial_number limit 50)`.as('serialNumbers'),
    ])
}

export type ProductInformationDetails = Awaited<ReturnType<typeof listProducts>>[number]

/** Products of which the caller owns machines come first. */
export async function listProducts(tx: Queries, scope: Scope, args: PortalProductQuery & { language: string }) {
  return filtered(products(tx, scope, args.language), args)
    .orderBy(sql`exists (select from machine where machine.product_slug = product.slug
      and ${isOwn(scope, 'machine.organisationId')} and machine.retired_on is null) desc`)
    .orderBy(sql`coalesce(own.name, english.name) collate natural_order`)
    .orderBy('product.slug')
    .limit(productsPerPage)
    .offset((args.page - 1) * productsPerPage)
    .execute()
}

export async function countProducts(tx: Queries, scope: Scope, args: PortalProductQuery & { language: string }) {
  const { total } = await filtered(products(tx, scope, args.language), args)
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

export async function findProductInformation(tx: Queries, scope: Scope, args: { slug: string; language: string }) {
  return products(tx, scope, args.language).where('product.slug', '=', args.slug).executeTakeFirst()
}

type Products = ReturnType<typeof products>

function filtered(found: Products, { search, activeOnly }: PortalProductQuery): Products {
  const words = search.split(/\s+/).filter(Boolean)
  const matching = words.reduce((query, word) => {
    const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
    return query.where(sql<SqlBool>`concat_ws(' ', own.name, english.name, product.slug) ilike ${pattern}`)
  }, found)
  return activeOnly ? matching.where('product.status', '=', 'active') : matching
}
