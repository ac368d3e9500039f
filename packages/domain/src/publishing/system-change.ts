import { z } from 'zod'

/**
 * The payload of a job that the content service enqueues when data of whole sites changes. It has names only; the job
 * reads the current public records. Records that only some pages show enqueue `refresh-page` for those pages.
 */
export const systemChange = z.object({
  /** `system` is the data of every page: sites with their navigation, countries, languages and brands. */
  what: z.enum(['system', 'redirects', 'news', 'locations', 'records']),
  /** Omitted for all sites. The main site is ''. */
  siteSlugs: z.array(z.string()).min(1).optional(),
})

export type SystemChange = z.infer<typeof systemChange>

/** The worker task that every such change starts. */
export const systemChangeTask = 'refresh-system'
