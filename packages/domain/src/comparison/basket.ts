import type { StoredReading } from '../read-local-storage.ts'

/** `key` is random and set by the caller, because a basket can hold two variants of the same product. */
export type BasketProduct = { key: string; slug: string; variantId: string | null }

export type BasketGroup = { slug: string; products: BasketProduct[] }

/** Products to compare, grouped by classification, because only products of one classification are comparable. */
export type Basket = { classifications: BasketGroup[] }

export const emptyBasket: Basket = { classifications: [] }

export type AddedToBasket = {
  basket: Basket
  /** The product to notify the visitor of; undefined without a notification. */
  notify: BasketProduct | undefined
}

/** Adds a product to the group of its classification, which is created if missing. A known key adds nothing. */
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

/** Removes a product, and its group if that becomes empty. */
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

/** Products that can still be added: those not in the basket, and those with several variants. */
export function listAddableProducts<Product extends { slug: string; variantCount: number }>(
  products: readonly Product[],
  group: BasketGroup | undefined,
): Product[] {
  const present = new Set(group?.products.map(({ slug }) => slug))
  return products.filter(({ slug, variantCount }) => !present.has(slug) || variantCount > 1)
}

/** Reads a stored basket; an invalid one becomes empty, and the caller logs it. */
export function readStoredBasket(stored: string | null): StoredReading<Basket> {
  const value = stored === null ? emptyBasket : parseBasket(stored)
  return { value: value ?? emptyBasket, isInvalid: value === undefined }
}

/** Without zod, because public pages load this, and zod is half the size of React. */
function parseBasket(text: string): Basket | undefined {
  try {
    const stored: unknown = JSON.parse(text)
    const groups = listIn(stored, 'classifications')?.map(toGroup)
    if (!groups || !isComplete(groups)) return undefined
    const keys = groups.flatMap(({ products }) => products.map(({ key }) => key))
    const isValid = isUnique(keys) && isUnique(groups.map(({ slug }) => slug))
    return isValid ? { classifications: groups } : undefined
  } catch {
    return undefined
  }
}

function toGroup(stored: unknown): BasketGroup | undefined {
  const slug = textIn(stored, 'slug')
  const products = listIn(stored, 'products')?.map(toProduct)
  return slug && products && products.length > 0 && isComplete(products) ? { slug, products } : undefined
}

function toProduct(stored: unknown): BasketProduct | undefined {
  const [key, slug] = [textIn(stored, 'key'), textIn(stored, 'slug')]
  const variantId = memberOf(stored, 'variantId')
  const isVariant = variantId === null || typeof variantId === 'string'
  return key && slug && isVariant ? { key, slug, variantId } : undefined
}

function memberOf(stored: unknown, name: string): unknown {
  return typeof stored === 'object' && stored !== null
    ? Object.getOwnPropertyDescriptor(stored, name)?.value
    : undefined
}

function listIn(stored: unknown, name: string): unknown[] | undefined {
  const list = memberOf(stored, name)
  return Array.isArray(list) ? list : undefined
}

function textIn(stored: unknown, name: string): string | undefined {
  const text = memberOf(stored, name)
  return typeof text === 'string' ? text : undefined
}

function isComplete<Item>(items: readonly (Item | undefined)[]): items is Item[] {
  return items.every((item) => item !== undefined)
}

function isUnique(values: readonly string[]): boolean {
  return new Set(values).size === values.length
}
