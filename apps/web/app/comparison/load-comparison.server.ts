import { compareProducts, isIdentical, specificationsOf } from '@ferrule/domain/comparison/compare-products'
import type { ComparedEntry } from '@ferrule/domain/comparison/compared-entries'
import { orUnavailable } from '../request/or-unavailable.server.ts'
import { runOnDataService } from '../request/run-on-data-service.server.ts'
import { ComparedProducts, type ComparedProductsQuery } from './compared-products.generated.ts'
import type { ComparedColumn, Comparison } from './comparison.ts'
import type { ComparisonReader } from './comparison-reader.server.ts'

type Product = ComparedProductsQuery['getProductsBySlugs'][number]

/** Reads all products of a comparison in one question. Those that are gone are named; the others stay comparable. */
export async function loadComparison(
  entries: readonly ComparedEntry[],
  { locale, system }: ComparisonReader,
): Promise<Comparison> {
  const { language, country = null } = locale
  const slugs = [...new Set(entries.map(({ slug }) => slug))]
  const asked = runOnDataService(ComparedProducts, { language, country, slugs: slugs.join(',') })
  const { getProductsBySlugs: products } =
    slugs.length === 0 ? { getProductsBySlugs: [] } : await orUnavailable('data', asked)
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

function toColumn({ variantId }: ComparedEntry, product: Product, system: ComparisonReader['system']): ComparedColumn {
  const { slug, name, route, image, classification } = product
  const variants = product.variants.map(({ id, nameMetric, nameImperial }) => ({
    id,
    name: system === 'Metric' ? nameMetric : nameImperial,
  }))
  // A variant that is gone leaves the product as it is.
  const known = variants.some(({ id }) => id === variantId) ? variantId : null
  return { slug, variantId: known, name, route, image, classification, variants }
}
