import { useTexts } from '../../frame/texts.tsx'
import type { ProductView } from '../catalogue-view.ts'

/** The parts that this machine's page has, in their order. */
export function useProductSections({ product }: ProductView): { id: string; label: string }[] {
  const texts = useTexts()
  const parts = [
    { id: 'highlights', label: texts('product.highlights'), isThere: product.highlights.length > 0 },
    { id: 'technical-data', label: texts('product.technical-data'), isThere: product.specifications.length > 0 },
    { id: 'capabilities', label: texts('product.capabilities'), isThere: product.capabilities.length > 0 },
    { id: 'variants', label: texts('product.variants'), isThere: product.variants.length > 0 },
    { id: 'downloads', label: texts('product.downloads'), isThere: product.files.length > 0 },
    { id: 'related', label: texts('product.related'), isThere: product.related.length > 0 },
  ]
  return parts.filter(({ isThere }) => isThere)
}
