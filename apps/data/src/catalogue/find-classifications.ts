import type { Reader } from '@ferrule/domain/catalogue/product'
import type { Deps } from '../graphql/request-context.ts'
import {
  type Classification,
  listAllClassifications,
  listChildren,
  listClassificationsByIds,
  listClassificationsBySlugs,
  listLineages,
} from './classification-store.ts'
import { answerWishes, answerWithLists, type ReadBy, type Wish } from './reader.ts'

type Reading = Pick<Deps, 'db'>
export type ReadClassification = ReadBy<Classification>

export async function findClassificationsBySlug({ db }: Reading, wishes: readonly Wish[]) {
  return answerWishes(wishes, async (reader, slugs) =>
    keyedBy('slug', reader, await listClassificationsBySlugs(db.queries, reader, slugs)),
  )
}

export async function findClassificationsById({ db }: Reading, wishes: readonly Wish[]) {
  return answerWishes(wishes, async (reader, ids) =>
    keyedBy('id', reader, await listClassificationsByIds(db.queries, reader, ids)),
  )
}

export async function listChildClassifications({ db }: Reading, wishes: readonly Wish[]) {
  return answerWithLists(wishes, async (reader, ids) => {
    const children = await listChildren(db.queries, reader, ids)
    return children.map((child) => ({ ...child, reader, ownerId: child.parentId ?? '' }))
  })
}

export async function listLineagesOf({ db }: Reading, wishes: readonly Wish[]) {
  return answerWithLists(wishes, (reader, ids) => listLineages(db.queries, reader, ids))
}

/** The families of one area of the website, or of all. */
export async function listFamilies({ db }: Reading, reader: Reader, area: string | null) {
  const all = await listAllClassifications(db.queries, reader, area)
  return all.filter(({ parentId }) => parentId === null).map((family) => ({ ...family, reader }))
}

function keyedBy(key: 'id' | 'slug', reader: Reader, found: readonly Classification[]) {
  return new Map(found.map((classification) => [classification[key], { ...classification, reader }]))
}
