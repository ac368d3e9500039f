import { z } from 'zod'
import { contentChange } from './content-change.ts'

/** The payload of a job that makes the changes of several pages visible together. */
export const releaseChange = z.object({
  changes: z.array(contentChange).min(1),
  /** The sites whose navigation shows one of the pages. */
  siteSlugs: z.array(z.string()),
})

export type ReleaseChange = z.infer<typeof releaseChange>

export const releaseTask = 'refresh-release'
