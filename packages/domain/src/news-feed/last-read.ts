import type { StoredReading } from '../read-stored.ts'

/** How many items one turn of the panel loads. */
export const newsFeedPageSize = 10

/** What the browser remembers of the newest item that was read. Its date is kept, since the item may be deleted. */
export type LastRead = { id: string; publicationDate: string }

/** Unread is an item that is another one than the last read and newer: deleting an item alarms nobody. */
export function isUnread(newest: LastRead | undefined, read: LastRead | undefined): boolean {
  if (!newest) return false
  if (!read) return true
  return newest.id !== read.id && Date.parse(newest.publicationDate) > Date.parse(read.publicationDate)
}

export function toStoredLastRead({ id, publicationDate: date }: LastRead): string {
  return JSON.stringify({ id, publicationDate: date })
}

/** What cannot be read counts as never read. */
export function readLastRead(stored: string | null): StoredReading<LastRead | undefined> {
  const value = stored === null ? undefined : parseLastRead(stored)
  return { value, isInvalid: stored !== null && value === undefined }
}

/** By hand, because public pages load this: a schema library would weigh half as much as React. */
function parseLastRead(text: string): LastRead | undefined {
  try {
    const stored: unknown = JSON.parse(text)
    if (typeof stored !== 'object' || stored === null || !('id' in stored && 'publicationDate' in stored))
      return undefined
    const { id, publicationDate } = stored
    if (typeof id !== 'string' || id === '' || typeof publicationDate !== 'string') return undefined
    return Number.isNaN(Date.parse(publicationDate)) ? undefined : { id, publicationDate }
  } catch {
    return undefined
  }
}
