import { z } from 'zod'
import { readStored, type StoredReading } from '../read-stored.ts'

const basketProduct = z.object({
  /** Random and given by the caller: the same product can stand in the basket in two variants. */
  key: z.string().min(1),
  slug: z.string().min(1),
  variantId: z.string().nullable(),
})

const basketGroup = z.object({ slug: z.string().min(1), products: z.array(basketProduct).min(1) })

/** What somebody wants to compare, by classification: products of different kinds have nothing in common. */
const basket = z.object({ classifications: z.array(basketGroup) }).refine(({ classifications }) => {
  const keys = classifications.flatMap(({ products }) => products.map(({ key }) => key))
  return isUnique(keys) && isUnique(classifications.map(({ slug }) => slug))
})

export type BasketProduct = z.infer<typeof basketProduct>
export type BasketGroup = z.infer<typeof basketGroup>
export type Basket = z.infer<typeof basket>

export const emptyBasket: Basket = { classifications: [] }

export type AddedToBasket = {
  basket: Basket
  /** The product to tell the visitor about; nothing if they were not to be told. */
  notify: BasketProduct | undefined
}

/** Puts a product into the group of its classification, which is made if it is missing. A key is used once. */
export function addToBasket(
  { classifications }: Basket,
  added: { classification: string; product: BasketProduct },
  settings: { notify: boolean },
): AddedToBasket {
  const { classification, product } = added
  const isTaken = classifications.some(({ products }) => products.some(({ key }) => key === product.key))
  if (isTaken) return { basket: { classifications }, notify: undefined }
  const isPresent = classifications.some(({ slug }) => slug === classification)
  const groups = isPresent
    ? classifications.map((group) =>
        group.slug === classification ? { ...group, products: [...group.products, product] } : group,
      )
    : [...classifications, { slug: classification, products: [product] }]
  return { basket: { classifications: groups }, notify: settings.notify ? product : undefined }
}

/** A group goes with its last product. */
export function removeFromBasket({ classifications }: Basket, key: string): Basket {
  return {
    classifications: classifications
      .map((group) => ({ ...group, products: group.products.filter((product) => product.key !== key) }))
      .filter(({ products }) => products.length > 0),
  }
}

export function changeVariant({ classifications }: Basket, key: string, variantId: string | null): Basket {
  return {
    classifications: classifications.map((group) => ({
      ...group,
      products: group.products.map((product) => (product.key === key ? { ...product, variantId } : product)),
    })),
  }
}

/** Products that can still be added: those not in the basket, and those that have another variant to compare. */
export function offerForAdding<Product extends { slug: string; variantCount: number }>(
  products: readonly Product[],
  group: BasketGroup | undefined,
): Product[] {
  const present = new Set(group?.products.map(({ slug }) => slug))
  return products.filter(({ slug, variantCount }) => !present.has(slug) || variantCount > 1)
}

export function readStoredBasket(stored: string | null): StoredReading<Basket> {
  return readStored(stored, basket, emptyBasket)
}

function isUnique(values: readonly string[]): boolean {
  return new Set(values).size === values.length
}
