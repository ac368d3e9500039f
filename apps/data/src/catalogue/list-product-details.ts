import { isHighlightKept } from '@ferrule/domain/catalogue/highlight'
import { toSpecifications } from '@ferrule/domain/catalogue/specification'
import type { Specification } from '@ferrule/domain/comparison/compare-products'
import type { Deps } from '../graphql/request-context.ts'
import { listCapabilitiesOfProducts } from './capability-store.ts'
import {
  type HighlightRow,
  listFiles,
  listHighlights,
  listImages,
  listOfProducts,
  listOfVariants,
  listVariants,
  type VariantRow,
} from './product-detail-store.ts'
import { answerWithLists, type ReadBy, type Wish } from './reader.ts'

type Reading = Pick<Deps, 'db'>

export function listImagesOf({ db }: Reading, wishes: Wish[]) {
  return answerWithLists(wishes, (_, ids) => listImages(db.queries, ids))
}

export function listFilesOf({ db }: Reading, wishes: Wish[]) {
  return answerWithLists(wishes, (reader, ids) => listFiles(db.queries, reader, ids))
}

export function listCapabilitiesOf({ db }: Reading, wishes: Wish[]) {
  return answerWithLists(wishes, (reader, ids) => listCapabilitiesOfProducts(db.queries, reader, ids))
}

export function listVariantsOf({ db }: Reading, wishes: Wish[]): Promise<ReadBy<VariantRow>[][]> {
  return answerWithLists(wishes, async (reader, ids) => {
    return (await listVariants(db.queries, ids)).map((variant) => ({ ...variant, reader }))
  })
}

export function listHighlightsOf({ db }: Reading, wishes: Wish[]): Promise<HighlightRow[][]> {
  return answerWithLists(wishes, async (reader, ids) => {
    return (await listHighlights(db.queries, reader, ids)).filter(isHighlightKept)
  })
}

export function listSpecificationsOfProducts({ db }: Reading, wishes: Wish[]): Promise<Specification[][]> {
  return listInBothSystems(wishes, (reader, ids) => listOfProducts(db.queries, reader, ids))
}

export function listSpecificationsOfVariants({ db }: Reading, wishes: Wish[]): Promise<Specification[][]> {
  return listInBothSystems(wishes, (reader, ids) => listOfVariants(db.queries, reader, ids))
}

async function listInBothSystems(
  wishes: Wish[],
  load: Parameters<typeof answerWithLists<Awaited<ReturnType<typeof listOfProducts>>[number]>>[1],
): Promise<Specification[][]> {
  const lists = await answerWithLists(wishes, async (reader, ids) => {
    return (await load(reader, ids)).map((facts) => ({
      ownerId: facts.ownerId,
      lines: toSpecifications(facts, reader.language),
    }))
  })
  return lists.map((list) => list.flatMap(({ lines }) => lines))
}
