import { findReplacement } from '@ferrule/domain/parts/part'
import type { PartPrice } from '@ferrule/domain/parts/part-price'
import type { PartListQuery, PortalProductQuery } from '@ferrule/domain/parts/part-list-query'
import type { Deps } from '../graphql/request-context.ts'
import { listDocuments } from '../machines/document-queries.ts'
import { withUserScope } from '../portal-access/with-user-scope.ts'
import type { Queries } from '../postgres/database.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { markUsed } from '../user-admin/own-access-queries.ts'
import { listPartsByNumber, type PartView } from './part-queries.ts'
import { countParts, findBuiltOn, listParts } from './part-store.ts'
import { type PriceList, withPrices } from './price-parts.ts'
import type { PaidFor } from './price-queries.ts'
import {
  countProducts,
  findProductInformation,
  type ProductInformationDetails,
  listProducts,
} from './product-information-store.ts'

type ReadDeps = Pick<Deps, 'db'>

export type ProductPage = { products: ProductInformationDetails[]; total: number; page: number }

export async function readProductPage(
  { db }: ReadDeps,
  actor: SignedInActor,
  args: PortalProductQuery & { language: string },
): Promise<ProductPage> {
  return withUserScope(db, actor, async (tx, scope) => {
    await markUsed(tx, scope.personId, 'product-information')
    return {
      products: await listProducts(tx, scope, args),
      total: await countProducts(tx, scope, args),
      page: args.page,
    }
  })
}

export type ProductDetails = NonNullable<Awaited<ReturnType<typeof readProduct>>>

export async function readProduct({ db }: ReadDeps, actor: SignedInActor, args: { slug: string; language: string }) {
  return withUserScope(db, actor, async (tx, scope) => {
    const product = await findProductInformation(tx, scope, args)
    return product && { ...product, documents: await listDocuments(tx, args.slug, args.language) }
  })
}

type PartWithReplacement = PartView & { replacement: PartView | null }
/** `price` is that of the replacement, if there is one; null for a price on request. */
export type PricedPart = PartWithReplacement & { price: PartPrice | null }
export type PartPage = {
  parts: PricedPart[]
  total: number
  page: number
  builtOn: string | null
  priceList: PriceList | null
}

type PriceDeps = Pick<Deps, 'db' | 'now'>
type PageQuery = Omit<PartListQuery, 'tab'> & { productSlug: string; language: string }

/** Parts of a product; with the serial number of one of the caller's machines, those that fit it. */
export async function readPartPage({ db, now }: PriceDeps, actor: SignedInActor, args: PageQuery): Promise<PartPage> {
  return withUserScope(db, actor, async (tx, scope) => {
    const { serial, language, page } = args
    const builtOn = (serial && (await findBuiltOn(tx, scope, serial))) || null
    const query = { ...args, builtOn }
    const parts = await withReplacements(tx, await listParts(tx, query), language)
    const priced = await withPrices(tx, scope, { parts, paidFor: { serial }, now: now() })
    return { ...priced, total: await countParts(tx, query), page, builtOn }
  })
}

type PartsQuery = PaidFor & { articleNumbers: readonly string[]; language: string }

/** Parts by number, for a cart or a pasted list; unknown numbers are left out. */
export async function readParts(
  { db, now }: PriceDeps,
  actor: SignedInActor,
  { articleNumbers, language, ...paidFor }: PartsQuery,
): Promise<PricedPart[]> {
  return withUserScope(db, actor, async (tx, scope) => {
    const parts = await withReplacements(tx, await listPartsByNumber(tx, articleNumbers, language), language)
    return (await withPrices(tx, scope, { parts, paidFor, now: now() })).parts
  })
}

/** Adds the final replacement of each part, at the end of the chain of replacements. */
async function withReplacements(tx: Queries, parts: PartView[], language: string): Promise<PartWithReplacement[]> {
  const known = new Map(parts.map((part) => [part.articleNumber, part]))
  let missingNumbers = findMissing(parts, known)
  while (missingNumbers.length > 0) {
    const found = await listPartsByNumber(tx, missingNumbers, language)
    for (const part of found) known.set(part.articleNumber, part)
    missingNumbers = findMissing(found, known)
  }
  return parts.map((part) => ({
    ...part,
    replacement: findReplacement(part, (articleNumber) => known.get(articleNumber)) ?? null,
  }))
}

function findMissing(parts: readonly PartView[], known: ReadonlyMap<string, PartView>): string[] {
  return [...new Set(parts.flatMap(({ replacedBy }) => (replacedBy && !known.has(replacedBy) ? [replacedBy] : [])))]
}
