import { z } from 'zod'

/** A category or topic: the slug stands in addresses and is the same in every language, the name is read. */
export const storySubject = z.object({ slug: z.string().min(1), name: z.string() })

export type StorySubject = z.infer<typeof storySubject>
