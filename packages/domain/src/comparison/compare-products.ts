import type { MeasurementSystem } from '../countries/measurement-system.ts'
import { ok, type Result, refuse } from '../result.ts'

export type Specification = {
  name: string
  value: string
  /** Empty for a value without a unit. */
  unit: string
  /** Null for a value that is the same in both systems. */
  measurementSystem: MeasurementSystem | null
}

export type ComparedProduct = { key: string; specifications: readonly Specification[] }

/** One line of the table; a value is null where the product has no such specification. */
export type ComparisonRow = { name: string; unit: string; values: (string | null)[] }

export type ComparisonOptions = { system: MeasurementSystem; hideIdentical: boolean }

/** Compares products: lines in the order of first appearance, values in the order of the products. */
export function compareProducts(
  products: readonly ComparedProduct[],
  { system, hideIdentical }: ComparisonOptions,
): Result<ComparisonRow[], 'fewer-than-two-products'> {
  if (products.length < 2) return refuse('fewer-than-two-products')
  const columns = products.map(({ specifications }) => toColumn(specifications, system))
  const lines = new Map(columns.flatMap((column) => [...column]))
  const rows = [...lines].map(([line, { name, unit }]) => ({
    name,
    unit,
    values: columns.map((column) => column.get(line)?.value ?? null),
  }))
  return ok(hideIdentical ? rows.filter(({ values }) => !isIdentical(values)) : rows)
}

/** The specifications of one product in one system; of several with the same name and unit, the first one. */
function toColumn(specifications: readonly Specification[], system: MeasurementSystem): Map<string, Specification> {
  const column = new Map<string, Specification>()
  for (const specification of specifications) {
    const isOther = specification.measurementSystem !== null && specification.measurementSystem !== system
    const line = JSON.stringify([specification.name, specification.unit])
    if (!isOther && !column.has(line)) column.set(line, specification)
  }
  return column
}

/** Whether all products have the same value; a missing value (null) differs from any other. */
export function isIdentical([first, ...others]: readonly (string | null)[]): boolean {
  return others.every((value) => value === first)
}

/** The specifications of a product in one of its variants. The variant's come first, so they take precedence. */
export function specificationsOf(
  product: { specifications: readonly Specification[]; variants: readonly ProductVariant[] },
  variantId: string | null,
): Specification[] {
  const variant = product.variants.find(({ id }) => id === variantId)
  return [...(variant?.specifications ?? []), ...product.specifications]
}

type ProductVariant = { id: string; specifications: readonly Specification[] }
