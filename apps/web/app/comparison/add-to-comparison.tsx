import { useTexts } from '../frame/texts.tsx'
import { CompareButton } from '../islands/compare-button.tsx'
import { Island } from '../islands/island.tsx'

type AddToComparisonProps = {
  classificationSlug: string
  productSlug: string
  variantId?: string
  productName: string
  /** False where the surrounding component itself shows that the product was added. */
  notify?: boolean
}

/** The button that adds a product to the comparison. Without JavaScript it does nothing, because there is no basket. */
export function AddToComparison(props: AddToComparisonProps) {
  const { classificationSlug, productSlug, variantId, productName, notify = true } = props
  const texts = useTexts()
  return (
    <Island
      name="compare-button"
      component={CompareButton}
      props={{
        classification: classificationSlug,
        slug: productSlug,
        variantId: variantId ?? null,
        notify,
        labels: {
          add: texts('product.add-to-comparison'),
          remove: texts('product.remove-from-comparison'),
          added: texts('compare.added', { product: productName }),
          open: texts('compare.open'),
          hide: texts('component.hide-message'),
        },
      }}
    />
  )
}
