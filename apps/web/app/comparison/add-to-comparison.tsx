import { useTexts } from '../frame/texts.tsx'
import { CompareButton } from '../islands/compare-button.tsx'
import { Island } from '../islands/island.tsx'

type AddToComparisonProps = {
  classificationSlug: string
  productSlug: string
  variantId?: string
  productName: string
  /** False where the place itself shows what was added. */
  notify?: boolean
}

/** The button that puts a product into the comparison. Without script there is no basket, and so no button works. */
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
