import { type PartWishes, partsPerPage } from '@ferrule/domain/parts/part-list'
import { type SqlBool, sql } from 'kysely'
import { isOwn } from '../portal-access/own-organisations.ts'
import type { Scope } from '../portal-access/work-for.ts'
import type { Queries } from '../postgres/database.ts'

export type AskedParts = Omit<PartWishes, 'tab' | 'serial'> & {
  productSlug: string
  language: string
  /** As 2018-04-12; nothing for machines of every age. */
  builtOn: string | null
}

function shownParts(tx: Queries, language: string) {
  return tx
    .selectFrom('part')
    .innerJoin('partStock', 'partStock.partId', 'part.id')
    .select(['part.id', 'part.articleNumber', 'part.assembly', 'part.isWear', 'part.image', 'part.replacedBy'])
    .select('part.shape')
    .select(['partStock.stock', 'partStock.availabilityDays', 'partStock.location'])
    .select(sql<string>`coalesce(part.names ->> ${language}, part.names ->> 'en')`.as('name'))
}

export type ShownPart = Awaited<ReturnType<typeof listPartsByNumber>>[number]

export async function listParts(tx: Queries, asked: AskedParts): Promise<ShownPart[]> {
  return wished(ofProduct(tx, asked), asked)
    .orderBy('partOfProduct.position')
    .orderBy('part.articleNumber')
    .limit(partsPerPage)
    .offset((asked.page - 1) * partsPerPage)
    .execute()
}

export async function countParts(tx: Queries, asked: AskedParts): Promise<number> {
  const { total } = await wished(ofProduct(tx, asked), asked)
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

export async function listPartsByNumber(tx: Queries, articleNumbers: readonly string[], language: string) {
  return shownParts(tx, language)
    .where((where) => where('part.articleNumber', '=', where.fn.any(where.val([...articleNumbers]))))
    .orderBy('part.articleNumber')
    .execute()
}

/** The day one of the caller's own machines was built; nothing for a machine of somebody else. */
export async function findBuiltOn(tx: Queries, scope: Scope, serialNumber: string) {
  const found = await tx
    .selectFrom('machine')
    .where('serialNumber', '=', serialNumber)
    .where(isOwn(scope, 'organisationId'))
    .select(sql<string>`commissioned_on::text`.as('builtOn'))
    .executeTakeFirst()
  return found?.builtOn
}

function ofProduct(tx: Queries, { productSlug, language }: AskedParts) {
  return shownParts(tx, language)
    .innerJoin('partOfProduct', 'partOfProduct.partId', 'part.id')
    .where('partOfProduct.productSlug', '=', productSlug)
}

type Parts = ReturnType<typeof ofProduct>

function wished(parts: Parts, { search, assembly, wearOnly, inStockOnly, builtOn, language }: AskedParts): Parts {
  let found = parts
  if (assembly) found = found.where('part.assembly', '=', assembly)
  if (wearOnly) found = found.where('part.isWear', '=', true)
  if (inStockOnly) found = found.where('partStock.stock', '>', 0)
  if (builtOn) {
    found = found.where(sql<SqlBool>`${builtOn}::date between coalesce(part_of_product.built_from, '-infinity')
      and coalesce(part_of_product.built_until, 'infinity')`)
  }
  for (const word of search.split(/\s+/).filter(Boolean)) {
    const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
    found = found.where(sql<SqlBool>`concat_ws(' ', part.article_number, replace(part.article_number, '-', ''),
      coalesce(part.names ->> ${language}, part.names ->> 'en')) ilike ${pattern}`)
  }
  return found
}
