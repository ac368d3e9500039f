import { findDimensions } from '@ferrule/domain/catalogue/dimension-drawing'
import { isHighlightShown } from '@ferrule/domain/catalogue/highlight'
import { imageOrDefault } from '@ferrule/domain/catalogue/default-image'
import { toSpecifications } from '@ferrule/domain/catalogue/specification'
import type { Specification } from '@ferrule/domain/comparison/compare-products'
import { createContextCache } from '@pothos/core'
import DataLoader from 'dataloader'
import type { Deps } from '../graphql/request-context.ts'
import { type DetailKind, type Details, listSpecificationsOfVariants, readDetails } from './product-detail-store.ts'
import { loadListBatch, type BatchKey, toBatchKey } from './market.ts'

type ReadDeps = Pick<Deps, 'db'>
type DetailKey = BatchKey & { kind: DetailKind }

/** Batches the product details that all fields of a request need into one query. */
export function createDetailLoader() {
  const loaderOf = createContextCache(
    ({ db }: ReadDeps) =>
      new DataLoader((keys: readonly DetailKey[]) => findDetails({ db }, keys), { cacheKeyFn: detailKey }),
  )
  const find = (deps: ReadDeps, kind: DetailKind, { id, market }: BatchKey) => loaderOf(deps).load({ kind, id, market })
  return {
    images: async (deps: ReadDeps, key: BatchKey) => (await find(deps, 'images', key)).images,
    files: async (deps: ReadDeps, key: BatchKey) => (await find(deps, 'files', key)).files,
    variants: async (deps: ReadDeps, key: BatchKey) => {
      const { variants } = await find(deps, 'variants', key)
      return variants.map((variant) => ({ ...variant, market: key.market }))
    },
    specifications: async (deps: ReadDeps, key: BatchKey) => {
      const { specifications } = await find(deps, 'specifications', key)
      return specifications.flatMap((row) => toSpecifications(row, key.market.language))
    },
    dimensions: async (deps: ReadDeps, key: BatchKey) =>
      findDimensions((await find(deps, 'specifications', key)).specifications),
    highlights: async (deps: ReadDeps, key: BatchKey) =>
      (await find(deps, 'highlights', key)).highlights.filter(isHighlightShown),
    capabilities: async (deps: ReadDeps, key: BatchKey) => {
      const { capabilities } = await find(deps, 'capabilities', key)
      return capabilities.map((capability) => ({ ...capability, image: imageOrDefault(capability.image) }))
    },
  }
}

function detailKey(key: DetailKey): string {
  return `${key.kind} ${toBatchKey(key)}`
}

/** Loads the details for each key with one query per market; a request nearly always has one market. */
async function findDetails({ db }: ReadDeps, keys: readonly DetailKey[]): Promise<Details[]> {
  const found = new Map<string, Details>()
  const byMarket = Map.groupBy(keys, ({ market }) => `${market.language} ${market.country}`)
  for (const group of byMarket.values()) {
    const [first] = group
    if (!first) continue
    const byKind = Map.groupBy(group, ({ kind }) => kind)
    const ids = new Map([...byKind].map(([kind, sameKind]) => [kind, sameKind.map(({ id }) => id)]))
    const detailsOf = byOwner(await readDetails(db.queries, first.market, ids))
    for (const key of group) found.set(toBatchKey(key), detailsOf(key.id))
  }
  return keys.map((key) => found.get(toBatchKey(key)) ?? byOwner({})(key.id))
}

function byOwner(read: Partial<Details>): (id: string) => Details {
  const images = owned(read.images)
  const files = owned(read.files)
  const variants = owned(read.variants)
  const specifications = owned(read.specifications)
  const highlights = owned(read.highlights)
  const capabilities = owned(read.capabilities)
  return (id) => ({
    images: images(id),
    files: files(id),
    variants: variants(id),
    specifications: specifications(id),
    highlights: highlights(id),
    capabilities: capabilities(id),
  })
}

function owned<Row extends { ownerId: string }>(rows: readonly Row[] = []): (id: string) => Row[] {
  const lists = Map.groupBy(rows, ({ ownerId }) => ownerId)
  return (id) => lists.get(id) ?? []
}

export async function listSpecificationsOf({ db }: ReadDeps, keys: BatchKey[]): Promise<Specification[][]> {
  const lists = await loadListBatch(keys, async (market, ids) => {
    const rows = await listSpecificationsOfVariants(db.queries, market, ids)
    return rows.map((row) => ({ ownerId: row.ownerId, lines: toSpecifications(row, market.language) }))
  })
  return lists.map((list) => list.flatMap(({ lines }) => lines))
}
