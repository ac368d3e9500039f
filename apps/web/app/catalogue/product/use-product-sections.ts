import { useTexts } from '../../frame/texts.tsx'
import type { ProductView } from '../catalogue-view.ts'

/** The sections of this product's page, in page order. */
export function useProductSections({ product }: ProductView): { id: string; label: string }[] {
  const texts = useTexts()
  const sections = [
    { id: 'highlights', label: texts('product.highlights'), hasContent: product.highlights.length > 0 },
    { id: 'technical-data', label: texts('product.technical-data'), hasContent: product.specifications.length > 0 },
    { id: 'capabilities', label: texts('product.capabilities'), hasContent: product.capabilities.length > 0 },
    { id: 'variants', label: texts('product.variants'), hasContent: product.variants.length > 0 },
    { id: 'downloads', label: texts('product.downloads'), hasContent: product.files.length > 0 },
    { id: 'related', label: texts('product.related'), hasContent: product.related.length > 0 },
  ]
  return sections.filter(({ hasContent }) => hasContent)
}
