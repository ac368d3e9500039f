import { useTexts } from '../frame/texts.tsx'
import type { ComparisonBasketProps } from '../islands/comparison-basket.tsx'
import { useComparisonLabels } from './use-comparison-labels.ts'

/** The words of the basket; how many products there are and what they are called, the answer says. */
export function useBasketLabels(): ComparisonBasketProps['labels'] {
  const texts = useTexts()
  const comparison = useComparisonLabels()
  return {
    loading: texts('component.loading'),
    failed: texts('compare.failed'),
    empty: texts('compare.empty'),
    emptyText: texts('compare.empty-text'),
    clear: texts('compare.clear'),
    keptHere: texts('compare.kept-here'),
    keptInAccount: texts('compare.kept-in-account'),
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
