import type { PublishedState } from '../publishing/page-changes.ts'
import type { Redirect } from './redirect-table.ts'

export type MovedPage = {
  before: PublishedState | undefined
  after: PublishedState | undefined
  /** The path of the page that an editor named as the replacement of one that is no longer public. */
  successorPath: string | undefined
}

export type RedirectChanges = {
  added: Redirect | undefined
  /** A redirect from this address would hide the page that is now there. */
  freed: string | undefined
}

/**
 * The redirects that follow from a change of a page. An address that visitors knew leads to the new address of the page,
 * or to its successor if the page is no longer public. The start page of a site has no redirect: its address belongs to the site.
 */
export function redirectMovedPage({ before, after, successorPath }: MovedPage): RedirectChanges {
  const from = before && isPublic(before) ? before : undefined
  const to = after && isPublic(after) ? after : undefined
  if (from && to && from.siteSlug === to.siteSlug && from.path === to.path)
    return { added: undefined, freed: undefined }
  const freed = to && toAddress(to.path)
  const goal = to && to.siteSlug === from?.siteSlug ? to.path : successorPath
  const isMoved = from && from.path !== '' && goal !== undefined && goal !== from.path
  return { added: isMoved ? { previousUrl: toAddress(from.path), target: toAddress(goal) } : undefined, freed }
}

function toAddress(path: string): string {
  return `/${path}`
}

function isPublic({ texts }: PublishedState): boolean {
  return Object.keys(texts).length > 0
}
