import { isHighlightKept } from '@ferrule/domain/catalogue/highlight'
import { imageOrDefault } from '@ferrule/domain/catalogue/image'
import { toSpecifications } from '@ferrule/domain/catalogue/specification'
import type { Specification } from '@ferrule/domain/comparison/compare-products'
import { createContextCache } from '@pothos/core'
import DataLoader from 'dataloader'
import type { Deps } from '../graphql/request-context.ts'
import { type DetailKind, type Details, listSpecificationsOfVariants, readDetails } from './product-detail-store.ts'
import { answerWithLists, type Wish, wishKey } from './reader.ts'

type Reading = Pick<Deps, 'db'>
type DetailWish = Wish & { kind: DetailKind }

/** Gathers what all fields of a request wish to know of products, so that it is read at once. */
export function createDetailReader() {
  const loaderOf = createContextCache(
    ({ db }: Reading) =>
      new DataLoader((wishes: readonly DetailWish[]) => findDetails({ db }, wishes), { cacheKeyFn: detailKey }),
  )
  const find = (deps: Reading, kind: DetailKind, { id, reader }: Wish) => loaderOf(deps).load({ kind, id, reader })
  return {
    images: async (deps: Reading, wish: Wish) => (await find(deps, 'images', wish)).images,
    files: async (deps: Reading, wish: Wish) => (await find(deps, 'files', wish)).files,
    variants: async (deps: Reading, wish: Wish) => {
      const { variants } = await find(deps, 'variants', wish)
      return variants.map((variant) => ({ ...variant, reader: wish.reader }))
    },
    specifications: async (deps: Reading, wish: Wish) => {
      const { specifications } = await find(deps, 'specifications', wish)
      return specifications.flatMap((facts) => toSpecifications(facts, wish.reader.language))
    },
    highlights: async (deps: Reading, wish: Wish) =>
      (await find(deps, 'highlights', wish)).highlights.filter(isHighlightKept),
    capabilities: async (deps: Reading, wish: Wish) => {
      const { capabilities } = await find(deps, 'capabilities', wish)
      return capabilities.map((capability) => ({ ...capability, image: imageOrDefault(capability.image) }))
    },
  }
}

function detailKey(wish: DetailWish): string {
  return `${wish.kind} ${wishKey(wish)}`
}

/** Answers each wish with what its product has; in a request there is nearly always one reader, so this is one query. */
async function findDetails({ db }: Reading, wishes: readonly DetailWish[]): Promise<Details[]> {
  const found = new Map<string, Details>()
  const byReader = Map.groupBy(wishes, ({ reader }) => `${reader.language} ${reader.country}`)
  for (const group of byReader.values()) {
    const [first] = group
    if (!first) continue
    const wanted = Map.groupBy(group, ({ kind }) => kind)
    const ids = new Map([...wanted].map(([kind, some]) => [kind, some.map(({ id }) => id)]))
    const detailsOf = byOwner(await readDetails(db.queries, first.reader, ids))
    for (const wish of group) found.set(wishKey(wish), detailsOf(wish.id))
  }
  return wishes.map((wish) => found.get(wishKey(wish)) ?? byOwner({})(wish.id))
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

export async function listSpecificationsOf({ db }: Reading, wishes: Wish[]): Promise<Specification[][]> {
  const lists = await answerWithLists(wishes, async (reader, ids) => {
    const rows = await listSpecificationsOfVariants(db.queries, reader, ids)
    return rows.map((facts) => ({ ownerId: facts.ownerId, lines: toSpecifications(facts, reader.language) }))
  })
  return lists.map((list) => list.flatMap(({ lines }) => lines))
}
