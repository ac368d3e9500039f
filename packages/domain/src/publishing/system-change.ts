import { z } from 'zod'

/**
 * What the content service tells the worker about a change beside the pages: what kind of record changed. It carries
 * names only: whoever works on it reads the records as the public sees them at that moment.
 */
export const systemChange = z.object({
  /** `system` is what every page needs: sites with their navigation, countries, languages and brands. */
  what: z.enum(['system', 'redirects', 'news', 'authors', 'story-subjects', 'locations', 'terms', 'investor']),
  /** Left out where every site is meant. The main site is ''. */
  siteSlugs: z.array(z.string()).min(1).optional(),
  /** Pages that show something of the record. Their own `refresh-page` jobs are added beside this one. */
  pageIds: z.array(z.string().min(1)).optional(),
})

export type SystemChange = z.infer<typeof systemChange>

/** The job that every such change starts, by the name the worker knows it. */
export const systemChangeTask = 'refresh-system'
