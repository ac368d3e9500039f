import type { StoredReading } from '../read-local-storage.ts'

/** The number of items that the panel loads at a time. */
export const newsFeedPageSize = 10

/** The newest item that was read, stored in the browser with its date, because the item may be deleted. */
export type LastRead = { id: string; publicationDate: string }

/** Unread if the newest item differs from the last read one and is newer, so a deletion does not count as unread. */
export function isUnread(newest: LastRead | undefined, read: LastRead | undefined): boolean {
  if (!newest) return false
  if (!read) return true
  return newest.id !== read.id && Date.parse(newest.publicationDate) > Date.parse(read.publicationDate)
}

export function toStoredLastRead({ id, publicationDate: date }: LastRead): string {
  return JSON.stringify({ id, publicationDate: date })
}

/** Reads the stored value; an invalid one counts as never read. */
export function readLastRead(stored: string | null): StoredReading<LastRead | undefined> {
  const value = stored === null ? undefined : parseLastRead(stored)
  return { value, isInvalid: stored !== null && value === undefined }
}

/** Without zod, because public pages load this, and zod is half the size of React. */
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
