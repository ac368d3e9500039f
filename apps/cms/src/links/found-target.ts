import { z } from 'zod'

export const foundTarget = z.object({
  /** The stored form of the link. */
  target: z.string(),
  title: z.string(),
  /** The path by which editors tell pages with the same title apart. */
  detail: z.string(),
})

export type FoundTarget = z.infer<typeof foundTarget>
