import type { Basket, BasketProduct } from './basket.ts'

/**
 * The basket after sign-in: the account's products, then the guest's, without duplicates of product and variant. Groups
 * stay in the order of the account. Idempotent.
 */
export function mergeBaskets(account: Basket, guest: Basket): Basket {
  const slugs = [...new Set([...account.classifications, ...guest.classifications].map(({ slug }) => slug))]
  const taken = new Set<string>()
  const classifications = slugs.map((slug) => {
    const products = [account, guest].flatMap(({ classifications: groups }) => {
      return groups.find((group) => group.slug === slug)?.products ?? []
    })
    return { slug, products: products.filter((product) => takeOnce(taken, product)) }
  })
  return { classifications: classifications.filter(({ products }) => products.length > 0) }
}

/** Both the key and the product with its variant are unique in a basket. */
function takeOnce(taken: Set<string>, { key, slug, variantId }: BasketProduct): boolean {
  const names = [JSON.stringify([key]), JSON.stringify([slug, variantId])]
  if (names.some((name) => taken.has(name))) return false
  for (const name of names) taken.add(name)
  return true
}
