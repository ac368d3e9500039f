import { type PartListQuery, partsPerPage } from '@ferrule/domain/parts/part-list-query'
import { type SqlBool, sql } from 'kysely'
import { isOwn } from '../portal-access/own-organisations.ts'
import type { Scope } from '../portal-access/with-user-scope.ts'
import type { Queries } from '../postgres/database.ts'
import { type PartView, selectParts } from './part-queries.ts'

export type PartListArgs = Omit<PartListQuery, 'tab' | 'serial'> & {
  productSlug: string
  language: string
  /** A date such as 2018-04-12; null for machines of any age. */
  builtOn: string | null
}

export async function listParts(tx: Queries, args: PartListArgs): Promise<PartView[]> {
  return filtered(ofProduct(tx, args), args)
    .orderBy('productPart.position')
    .orderBy('part.articleNumber')
    .limit(partsPerPage)
    .offset((args.page - 1) * partsPerPage)
    .execute()
}

export async function countParts(tx: Queries, args: PartListArgs): Promise<number> {
  const { total } = await filtered(ofProduct(tx, args), args)
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Construction date of one of the caller's machines; undefined for other machines. */
export async function findBuiltOn(tx: Queries, scope: Scope, serialNumber: string) {
  const found = await tx
    .selectFrom('machine')
    .where('serialNumber', '=', serialNumber)
    .where(isOwn(scope, 'organisationId'))
    .select(sql<string>`commissioned_on::text`.as('builtOn'))
    .executeTakeFirst()
  return found?.builtOn
}

function ofProduct(tx: Queries, { productSlug, language }: PartListArgs) {
  return selectParts(tx, language)
    .innerJoin('productPart', 'productPart.partId', 'part.id')
    .where('productPart.productSlug', '=', productSlug)
}

type Parts = ReturnType<typeof ofProduct>

function filtered(parts: Parts, { search, assembly, wearOnly, inStockOnly, builtOn, language }: PartListArgs): Parts {
  let found = parts
  if (assembly) found = found.where('part.assembly', '=', assembly)
  if (wearOnly) found = found.where('part.isWear', '=', true)
  if (inStockOnly) found = found.where('partStock.stock', '>', 0)
  if (builtOn) {
    found = found.where(sql<SqlBool>`${builtOn}::date between coalesce(product_part.built_from, '-infinity')
      and coalesce(product_part.built_until, 'infinity')`)
  }
  for (const word of search.split(/\s+/).filter(Boolean)) {
    const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
    found = found.where(sql<SqlBool>`concat_ws(' ', part.article_number, replace(part.article_number, '-', ''),
      coalesce(part.names ->> ${language}, part.names ->> 'en')) ilike ${pattern}`)
  }
  return found
}
