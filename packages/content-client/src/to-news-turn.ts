import type { NewsItem, NewsTurn } from './news-item.ts'

export type WantedNews = {
  first: number
  /** The end cursor of the turn before. */
  after?: string | undefined
}

/**
 * One turn of the news. The cursor holds the date beside the id, so that it still leads on when its item was
 * deleted meanwhile.
 */
export function toNewsTurn(newestFirst: readonly NewsItem[], { first, after }: WantedNews): NewsTurn {
  const rest = after === undefined ? newestFirst : newestFirst.slice(indexAfter(newestFirst, after))
  const items = rest.slice(0, Math.max(0, first))
  const last = items.at(-1)
  return { items, endCursor: last ? toCursor(last) : null, hasNextPage: rest.length > items.length }
}

function indexAfter(items: readonly NewsItem[], cursor: string): number {
  const found = items.findIndex((item) => toCursor(item) === cursor)
  if (found >= 0) return found + 1
  const time = Date.parse(cursor.slice(0, cursor.lastIndexOf('_')))
  const older = items.findIndex(({ publicationDate }) => Date.parse(publicationDate) < time)
  return older < 0 ? items.length : older
}

function toCursor({ publicationDate, id }: NewsItem): string {
  return `${publicationDate}_${id}`
}
