import { compareProducts, isIdentical, specificationsOf } from '@ferrule/domain/comparison/compare-products'
import type { ComparedEntry } from '@ferrule/domain/comparison/compared-entries-parameter'
import { orThrow503 } from '../http/or-throw-503.server.ts'
import { runOnDataService } from '../http/run-on-data-service.server.ts'
import { ComparedProducts, type ComparedProductsQuery } from './compared-products.generated.ts'
import type { ComparedColumn, Comparison } from './comparison.ts'
import type { ComparisonMarket } from './comparison-market.server.ts'

type Product = ComparedProductsQuery['getProductsBySlugs'][number]

/** Loads all products of a comparison in one query. Slugs of missing products are returned in `leftOut`. */
export async function loadComparison(
  entries: readonly ComparedEntry[],
  { locale, system }: ComparisonMarket,
): Promise<Comparison> {
  const { language, country = null } = locale
  const slugs = [...new Set(entries.map(({ slug }) => slug))]
  const query = runOnDataService(ComparedProducts, { language, country, slugs: slugs.join(',') })
  const { getProductsBySlugs: products } =
    slugs.length === 0 ? { getProductsBySlugs: [] } : await orThrow503('data', query)
  const found = entries.flatMap((entry) => {
    const product = products.find(({ slug }) => slug === entry.slug)
    return product ? [{ entry, product }] : []
  })
  const compared = compareProducts(
    found.map(({ entry, product }) => ({
      key: `${entry.slug}~${entry.variantId}`,
      specifications: specificationsOf(product, entry.variantId),
    })),
    { system, hideIdentical: false },
  )
  return {
    system,
    columns: found.map(({ entry, product }) => toColumn(entry, product, system)),
    rows: compared.ok ? compared.value.map((row) => ({ ...row, differs: !isIdentical(row.values) })) : [],
    leftOut: slugs.filter((slug) => products.every((product) => product.slug !== slug)),
  }
}

function toColumn({ variantId }: ComparedEntry, product: Product, system: ComparisonMarket['system']): ComparedColumn {
  const { slug, name, route, image, classification } = product
  const variants = product.variants.map(({ id, nameMetric, nameImperial }) => ({
    id,
    name: system === 'Metric' ? nameMetric : nameImperial,
  }))
  // A deleted variant falls back to the base product.
  const existingId = variants.some(({ id }) => id === variantId) ? variantId : null
  return { slug, variantId: existingId, name, route, image, classification, variants }
}
