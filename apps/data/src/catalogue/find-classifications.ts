import type { Market } from '@ferrule/domain/catalogue/product'
import type { Deps } from '../graphql/request-context.ts'
import {
  type Classification,
  listAllClassifications,
  listChildren,
  listClassificationsByIds,
  listClassificationsBySlugs,
  listLineages,
} from './classification-store.ts'
import { loadBatch, loadListBatch, type Localised, type BatchKey } from './market.ts'

type ReadDeps = Pick<Deps, 'db'>
export type LocalisedClassification = Localised<Classification>

export async function findClassificationsBySlug({ db }: ReadDeps, keys: readonly BatchKey[]) {
  return loadBatch(keys, async (market, slugs) =>
    keyedBy('slug', market, await listClassificationsBySlugs(db.queries, market, slugs)),
  )
}

export async function findClassificationsById({ db }: ReadDeps, keys: readonly BatchKey[]) {
  return loadBatch(keys, async (market, ids) =>
    keyedBy('id', market, await listClassificationsByIds(db.queries, market, ids)),
  )
}

export async function listChildClassifications({ db }: ReadDeps, keys: readonly BatchKey[]) {
  return loadListBatch(keys, async (market, ids) => {
    const children = await listChildren(db.queries, market, ids)
    return children.map((child) => ({ ...child, market, ownerId: child.parentId ?? '' }))
  })
}

export async function listLineagesOf({ db }: ReadDeps, keys: readonly BatchKey[]) {
  return loadListBatch(keys, (market, ids) => listLineages(db.queries, market, ids))
}

/** Top-level classifications of one area of the website, or of all areas. */
export async function listFamilies({ db }: ReadDeps, market: Market, area: string | null) {
  const all = await listAllClassifications(db.queries, market, area)
  return all.filter(({ parentId }) => parentId === null).map((family) => ({ ...family, market }))
}

function keyedBy(key: 'id' | 'slug', market: Market, found: readonly Classification[]) {
  return new Map(found.map((classification) => [classification[key], { ...classification, market }]))
}
