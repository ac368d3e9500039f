import { findReplacement } from '@ferrule/domain/parts/part'
import type { PartWishes, ProductWishes } from '@ferrule/domain/parts/part-list'
import type { Deps } from '../graphql/request-context.ts'
import { listDocumentsOf } from '../machines/list-documents-of.ts'
import { workFor } from '../portal-access/work-for.ts'
import type { Queries } from '../postgres/database.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { countParts, findBuiltOn, listParts, listPartsByNumber, type ShownPart } from './part-store.ts'
import { countProducts, findInformedProduct, type InformedProduct, listProducts } from './product-information-store.ts'

type Reading = Pick<Deps, 'db'>

export type ProductPage = { products: InformedProduct[]; total: number; page: number }

export async function readProductPage(
  { db }: Reading,
  actor: SignedInActor,
  asked: ProductWishes & { language: string },
): Promise<ProductPage> {
  return workFor(db, actor, async (tx, scope) => ({
    products: await listProducts(tx, scope, asked),
    total: await countProducts(tx, scope, asked),
    page: asked.page,
  }))
}

export type WholeProduct = NonNullable<Awaited<ReturnType<typeof readProduct>>>

export async function readProduct({ db }: Reading, actor: SignedInActor, asked: { slug: string; language: string }) {
  return workFor(db, actor, async (tx, scope) => {
    const product = await findInformedProduct(tx, scope, asked)
    return product && { ...product, documents: await listDocumentsOf(tx, asked.slug, asked.language) }
  })
}

export type FoundPart = ShownPart & { replacement: ShownPart | null }
export type PartPage = { parts: FoundPart[]; total: number; page: number; builtOn: string | null }

type AskedPage = Omit<PartWishes, 'tab'> & { productSlug: string; language: string }

/** The parts of a product; with the number of one of the caller's machines, those that fit that machine. */
export async function readPartPage({ db }: Reading, actor: SignedInActor, asked: AskedPage): Promise<PartPage> {
  return workFor(db, actor, async (tx, scope) => {
    const builtOn = (asked.serial && (await findBuiltOn(tx, scope, asked.serial))) || null
    const wanted = { ...asked, builtOn }
    return {
      parts: await withReplacements(tx, await listParts(tx, wanted), asked.language),
      total: await countParts(tx, wanted),
      page: asked.page,
      builtOn,
    }
  })
}

/** Parts by number, for a cart or a list that somebody pasted; numbers nobody knows are left out. */
export async function readParts(
  { db }: Reading,
  { articleNumbers, language }: { articleNumbers: readonly string[]; language: string },
): Promise<FoundPart[]> {
  return withReplacements(db.queries, await listPartsByNumber(db.queries, articleNumbers, language), language)
}

/** Each part with the one that is delivered in its place, at the end of however many replacements. */
async function withReplacements(tx: Queries, parts: ShownPart[], language: string): Promise<FoundPart[]> {
  const known = new Map(parts.map((part) => [part.articleNumber, part]))
  let wanted = missing(parts, known)
  while (wanted.length > 0) {
    const found = await listPartsByNumber(tx, wanted, language)
    for (const part of found) known.set(part.articleNumber, part)
    wanted = missing(found, known)
  }
  return parts.map((part) => ({
    ...part,
    replacement: findReplacement(part, (articleNumber) => known.get(articleNumber)) ?? null,
  }))
}

function missing(parts: readonly ShownPart[], known: ReadonlyMap<string, ShownPart>): string[] {
  return [...new Set(parts.flatMap(({ replacedBy }) => (replacedBy && !known.has(replacedBy) ? [replacedBy] : [])))]
}
