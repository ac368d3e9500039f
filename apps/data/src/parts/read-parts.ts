import { findReplacement } from '@ferrule/domain/parts/part'
import type { PartListQuery, PortalProductQuery } from '@ferrule/domain/parts/part-list-query'
import type { Deps } from '../graphql/request-context.ts'
import { listDocuments } from '../machines/document-queries.ts'
import { withUserScope } from '../portal-access/with-user-scope.ts'
import type { Queries } from '../postgres/database.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { markUsed } from '../user-admin/own-access-queries.ts'
import { listPartsByNumber, type PartView } from './part-queries.ts'
import { countParts, findBuiltOn, listParts } from './part-store.ts'
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

export type PartWithReplacement = PartView & { replacement: PartView | null }
export type PartPage = { parts: PartWithReplacement[]; total: number; page: number; builtOn: string | null }

type PageQuery = Omit<PartListQuery, 'tab'> & { productSlug: string; language: string }

/** Parts of a product; with the serial number of one of the caller's machines, those that fit it. */
export async function readPartPage({ db }: ReadDeps, actor: SignedInActor, args: PageQuery): Promise<PartPage> {
  return withUserScope(db, actor, async (tx, scope) => {
    const builtOn = (args.serial && (await findBuiltOn(tx, scope, args.serial))) || null
    const query = { ...args, builtOn }
    return {
      parts: await withReplacements(tx, await listParts(tx, query), args.language),
      total: await countParts(tx, query),
      page: args.page,
      builtOn,
    }
  })
}

/** Parts by number, for a cart or a pasted list; unknown numbers are left out. */
export async function readParts(
  { db }: ReadDeps,
  { articleNumbers, language }: { articleNumbers: readonly string[]; language: string },
): Promise<PartWithReplacement[]> {
  return withReplacements(db.queries, await listPartsByNumber(db.queries, articleNumbers, language), language)
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
