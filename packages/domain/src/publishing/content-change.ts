import { z } from 'zod'

/**
 * What the content service tells the worker about a page that was published, changed, withdrawn or deleted.
 * It carries addresses only: whoever works on it reads the page as the public sees it at that moment.
 */
export const contentChange = z.object({
  pageId: z.string().min(1),
  /** Empty for the main site. */
  siteSlug: z.string(),
  /** Where the page was and where it is now: a move must be seen at both places. The home page is ''. */
  paths: z.array(z.string()).min(1),
  /** The languages whose published text may differ from before. */
  locales: z.array(z.string().min(2)).min(1),
})

export type ContentChange = z.infer<typeof contentChange>

/** The jobs that every content change starts, by the name the worker knows them. */
export const contentChangeTasks = ['refresh-page', 'index-page'] as const

/** Changes of one page are worked on one after the other, so that an older reading never replaces a newer one. */
export function toChangeQueue(task: (typeof contentChangeTasks)[number], pageId: string): string {
  return `${task}:${pageId}`
}
