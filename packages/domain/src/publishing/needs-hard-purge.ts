import { isForEverybody, type PageProtection } from '../pages/page-protection.ts'

/**
 * Whether cached copies of a changed page must be removed at once: it was withdrawn or protected in one of its versions,
 * so that a stale copy must not be served once more. The rule needs only the new state, because a job that runs again
 * after a crash no longer knows the old one. `undefined` is an address without a page.
 */
export function needsHardPurge(versions: readonly ({ protection: PageProtection } | undefined)[]): boolean {
  return versions.some((version) => version === undefined || !isForEverybody(version.protection))
}
