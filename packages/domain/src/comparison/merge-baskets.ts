import type { Basket, BasketProduct } from './basket.ts'

/**
 * The basket after sign-in: what the account had, then what the guest added. The same product in the same variant is
 * kept once; the groups keep the order of the account. Merging again changes nothing.
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

/** A key stands for one entry in the whole basket, a product with its variant for one line of the comparison. */
function takeOnce(taken: Set<string>, { key, slug, variantId }: BasketProduct): boolean {
  const names = [JSON.stringify([key]), JSON.stringify([slug, variantId])]
  if (names.some((name) => taken.has(name))) return false
  for (const name of names) taken.add(name)
  return true
}
