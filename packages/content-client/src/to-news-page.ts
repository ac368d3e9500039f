import { isAfterPosition, readNewsCursor, toNewsCursor } from '@ferrule/domain/news-feed/news-cursor'
import type { NewsItem, NewsPage } from './news-item.ts'

export type NewsQuery = {
  first: number
  /** The end cursor of the previous page. */
  after?: string | undefined
}

/** Returns the first of the sorted items as a page. `hasMore` says whether older items exist beyond them. */
export function toNewsPage(items: readonly NewsItem[], first: number, hasMore: boolean): NewsPage {
  const pageItems = items.slice(0, Math.max(0, first))
  const last = pageItems.at(-1)
  return {
    items: pageItems,
    endCursor: last ? toNewsCursor(last) : null,
    hasNextPage: hasMore || items.length > pageItems.length,
  }
}

/** The empty page, also returned for an invalid cursor. */
export const noNews: NewsPage = { items: [], endCursor: null, hasNextPage: false }

/** Returns a page of the newest items, or undefined if it extends beyond them. */
export function findNewsPage(newest: NewsPage, { first, after }: NewsQuery): NewsPage | undefined {
  const position = after === undefined ? undefined : readNewsCursor(after)
  if (after !== undefined && !position) return noNews
  const rest = position ? newest.items.filter((item) => isAfterPosition(item, position)) : newest.items
  if (newest.hasNextPage && rest.length < first) return undefined
  return toNewsPage(rest, first, newest.hasNextPage)
}
