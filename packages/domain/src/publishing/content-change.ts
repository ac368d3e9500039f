import { z } from 'zod'

/**
 * The payload of a job that the content service enqueues when a page is published, changed, withdrawn or deleted. It
 * has addresses only; the job reads the current public state of the page.
 */
export const contentChange = z.object({
  pageId: z.string().min(1),
  /** Empty for the main site. */
  siteSlug: z.string(),
  /** The paths before and after the change, because a move affects both. The home page is ''. */
  paths: z.array(z.string()).min(1),
  /** The languages whose published text may have changed. */
  locales: z.array(z.string().min(2)).min(1),
})

export type ContentChange = z.infer<typeof contentChange>

/** The worker tasks that every content change starts. */
export const contentChangeTasks = ['refresh-page', 'index-page'] as const

/** One queue per page and task: changes of a page run in order, so a stale read never overwrites a newer one. */
export function toChangeQueue(task: (typeof contentChangeTasks)[number], pageId: string): string {
  return `${task}:${pageId}`
}
