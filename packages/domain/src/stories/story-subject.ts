import { z } from 'zod'

/** A category or topic. The slug is for URLs and the same in every language; the name is localised. */
export const storySubject = z.object({ slug: z.string().min(1), name: z.string() })

export type StorySubject = z.infer<typeof storySubject>
