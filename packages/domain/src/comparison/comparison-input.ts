import { z } from 'zod'
import { measurementSystem } from '../countries/measurement-system.ts'
import { idempotencyKey } from '../requests/form-fields.ts'
import type { Basket } from './basket.ts'
import { maxCompared } from './compared-entries-parameter.ts'

const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(160)

const entry = z.object({ slug, variantId: z.uuid().nullable() })

/** A comparison to share, of at least two products. */
export const sharedComparisonInput = z.object({
  idempotencyKey,
  entries: z.array(entry).min(2).max(maxCompared),
  measurementSystem,
})

export type SharedComparisonInput = z.infer<typeof sharedComparisonInput>

export const sharedEntries = z.array(entry)

const basketProduct = entry.extend({ key: z.string().min(1).max(64) })

/** A basket as a browser sends it, limited in size because it is untrusted. */
export const basketInput: z.ZodType<Basket> = z
  .object({
    classifications: z.array(z.object({ slug, products: z.array(basketProduct).min(1).max(50) })).max(50),
  })
  .refine(({ classifications }) => {
    const keys = classifications.flatMap(({ products }) => products.map(({ key }) => key))
    const slugs = classifications.map((group) => group.slug)
    return new Set(keys).size === keys.length && new Set(slugs).size === slugs.length
  })
