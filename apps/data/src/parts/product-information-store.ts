import { productsPerPage, type ProductWishes } from '@ferrule/domain/parts/part-list'
import { type SqlBool, sql } from 'kysely'
import { isOwn } from '../portal-access/own-organisations.ts'
import type { Scope } from '../portal-access/work-for.ts'
import type { Queries } from '../postgres/database.ts'

/** The products that have parts, named in the reader's language, with the caller's own machines of each. */
function products(tx: Queries, scope: Scope, language: string) {
  return tx
    .selectFrom('product')
    .innerJoin('productText as english', (join) =>
      join.onRef('english.productId', '=', 'product.id').on('english.language', '=', 'en'),
    )
    .leftJoin('productText as own', (join) =>
      join.onRef('own.productId', '=', 'product.id').on('own.language', '=', language),
    )
    .where(sql<SqlBool>`exists (select from part_of_product where part_of_product.product_slug = product.slug)`)
    .select(['product.slug', 'product.brand', 'product.status', 'product.image', 'product.successorSlug'])
    .select([
      sql<string>`coalesce(own.name, english.name)`.as('name'),
      sql<string[]>`array(select serial_number from machine where machine.product_slug = product.slug
        and ${isOwn(scope, 'machine.organisationId')} and machine.retired_on is null
        order by serial_number limit 50)`.as('serialNumbers'),
    ])
}

export type InformedProduct = Awaited<ReturnType<typeof listProducts>>[number]

/** What the caller owns comes first. */
export async function listProducts(tx: Queries, scope: Scope, asked: ProductWishes & { language: string }) {
  return wished(products(tx, scope, asked.language), asked)
    .orderBy(sql`exists (select from machine where machine.product_slug = product.slug
      and ${isOwn(scope, 'machine.organisationId')} and machine.retired_on is null) desc`)
    .orderBy(sql`coalesce(own.name, english.name) collate natural_order`)
    .orderBy('product.slug')
    .limit(productsPerPage)
    .offset((asked.page - 1) * productsPerPage)
    .execute()
}

export async function countProducts(tx: Queries, scope: Scope, asked: ProductWishes & { language: string }) {
  const { total } = await wished(products(tx, scope, asked.language), asked)
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

export async function findInformedProduct(tx: Queries, scope: Scope, asked: { slug: string; language: string }) {
  return products(tx, scope, asked.language).where('product.slug', '=', asked.slug).executeTakeFirst()
}

type Products = ReturnType<typeof products>

function wished(found: Products, { search, activeOnly }: ProductWishes): Products {
  const words = search.split(/\s+/).filter(Boolean)
  const named = words.reduce((narrowed, word) => {
    const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
    return narrowed.where(sql<SqlBool>`concat_ws(' ', own.name, english.name, product.slug) ilike ${pattern}`)
  }, found)
  return activeOnly ? named.where('product.status', '=', 'active') : named
}
