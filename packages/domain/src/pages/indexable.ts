import { isForEverybody, type PageProtection } from './page-protection.ts'

/** The path of the error page on every site. */
export const errorPagePath = 'error'

/** Whether a page appears in sitemaps and search: it is public and not the error page. */
export function isIndexable({ path, protection }: { path: string; protection: PageProtection }): boolean {
  return isForEverybody(protection) && path !== errorPagePath
}
