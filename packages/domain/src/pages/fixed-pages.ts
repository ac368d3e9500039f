import { isForEverybody, type PageProtection } from './page-protection.ts'

/** Pages that the product itself looks for, by a path that is the same on every site. */
export const errorPagePath = 'error'

/** Whether readers should come across a page in a sitemap or a search: everybody may read it, and it says something. */
export function isToBeFound({ path, protection }: { path: string; protection: PageProtection }): boolean {
  return isForEverybody(protection) && path !== errorPagePath
}
