import type { LastRead } from './last-read.ts'

/** The position of an item in the feed: newest first, then by descending id. */
export type NewsPosition = LastRead

/** Includes the date, so a cursor still works after its item was deleted. */
export function toNewsCursor({ publicationDate, id }: NewsPosition): string {
  return `${publicationDate}_${id}`
}

export function readNewsCursor(cursor: string): NewsPosition | undefined {
  const [, publicationDate = '', id = ''] = /^([^_]+)_(.+)$/.exec(cursor) ?? []
  return Number.isNaN(Date.parse(publicationDate)) ? undefined : { publicationDate, id }
}

export function isAfterPosition(item: NewsPosition, position: NewsPosition): boolean {
  const [date, other] = [Date.parse(item.publicationDate), Date.parse(position.publicationDate)]
  return date === other ? item.id < position.id : date < other
}
