import { z } from 'zod'

/** Specifications as the table had them once, so that they can be worded later in any language. */
export const keptFacts = z.array(z.looseObject({ slug: z.string(), definition_key: z.string() }))

export type KeptFacts = z.infer<typeof keptFacts>
