import { z } from 'zod'

/** What follows a # in an address. */
export const anchorName = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** A place on a page that links can lead to. */
export const anchorContent = z.object({
  blockType: z.literal('anchor'),
  name: z.string().regex(anchorName),
})

export type AnchorContent = z.infer<typeof anchorContent>
