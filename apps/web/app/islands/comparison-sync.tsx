import { removeFromBasket } from '@ferrule/domain/comparison/basket'
import { useEffect } from 'react'
import { readBasket, writeBasket } from '../comparison/stored-basket.ts'

/** Submits the comparison form on change, and removes products from the basket that are removed from the page. */
export function ComparisonSync({ formId }: { formId: string }) {
  useEffect(() => {
    const form = document.querySelector<HTMLFormElement>(`form#${formId}`)
    form?.addEventListener('change', onChange)
    form?.addEventListener('click', onClick)
    return () => {
      form?.removeEventListener('change', onChange)
      form?.removeEventListener('click', onClick)
    }
  }, [formId])
  return null
}

function onChange({ target }: Event): void {
  if (target instanceof HTMLSelectElement) target.form?.requestSubmit()
}

/** The link itself then navigates to the comparison without the product. */
function onClick({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLElement>('a[data-slug]')
  if (!link) return
  const { slug, variant } = link.dataset
  const basket = readBasket()
  const entry = basket.classifications
    .flatMap(({ products }) => products)
    .find((product) => product.slug === slug && (product.variantId ?? '') === variant)
  if (entry) writeBasket(removeFromBasket(basket, entry.key))
}
