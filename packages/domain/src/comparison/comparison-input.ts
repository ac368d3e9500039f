import { z } from 'zod'
import { measurementSystem } from '../countries/measurement-system.ts'
import { idempotencyKey } from '../requests/form-fields.ts'
import type { Basket } from './basket.ts'
import { maxCompared } from './compared-entries.ts'

const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(160)

const entry = z.object({ slug, variantId: z.uuid().nullable() })

/** What somebody shares: at least two products, because one alone is no comparison. */
export const sharedComparisonInput = z.object({
  idempotencyKey,
  entries: z.array(entry).min(2).max(maxCompared),
  measurementSystem,
})

export type SharedComparisonInput = z.infer<typeof sharedComparisonInput>

export const sharedEntries = z.array(entry)

const basketProduct = entry.extend({ key: z.string().min(1).max(64) })

/** A basket as a browser sends it; how large it may get is no matter of trust. */
export const basketInput: z.ZodType<Basket> = z
  .object({
    classifications: z.array(z.object({ slug, products: z.array(basketProduct).min(1).max(50) })).max(50),
  })
  .refine(({ classifications }) => {
    const keys = classifications.flatMap(({ products }) => products.map(({ key }) => key))
    const slugs = classifications.map((group) => group.slug)
    return new Set(keys).size === keys.length && new Set(slugs).size === slugs.length
  })
