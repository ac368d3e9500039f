import { z } from 'zod'

/** Raw specification rows of an earlier version, which can be formatted later in any language. */
export const specificationSnapshot = z.array(z.looseObject({ slug: z.string(), definition_key: z.string() }))

export type SpecificationSnapshot = z.infer<typeof specificationSnapshot>
