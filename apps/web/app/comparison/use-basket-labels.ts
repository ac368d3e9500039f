import { useTexts } from '../frame/texts.tsx'
import type { ComparisonBasketProps } from '../islands/comparison-basket.tsx'
import { useComparisonLabels } from './use-comparison-labels.ts'

/** The labels of the basket. Labels with product names and counts come with the response of the API. */
export function useBasketLabels(): ComparisonBasketProps['labels'] {
  const texts = useTexts()
  const comparison = useComparisonLabels()
  return {
    loading: texts('component.loading'),
    failed: texts('compare.failed'),
    empty: texts('compare.empty'),
    emptyText: texts('compare.empty-text'),
    clear: texts('compare.clear'),
    savedHere: texts('compare.saved-on-device'),
    savedInAccount: texts('compare.saved-in-account'),
    added: texts('compare.added', { product: '{product}' }),
    hide: texts('component.hide-message'),
    add: texts('compare.add'),
    base: texts('compare.base'),
    gone: texts('compare.gone'),
    here: texts('compare.here'),
    remove: texts('component.remove'),
    secondNeeded: texts('compare.second-needed'),
    table: texts('compare.table'),
    technicalData: texts('product.technical-data'),
    field: { optional: texts('component.optional'), error: texts('component.error-prefix') },
    comparison,
  }
}
