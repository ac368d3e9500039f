import { z } from 'zod'
import { readStored, type StoredReading } from '../read-stored.ts'

/** How many items one turn of the panel loads. */
export const newsFeedPageSize = 10

const publicationDate = z.union([z.iso.datetime({ offset: true }), z.iso.date()])

export const newsFeedItem = z.object({
  id: z.string().min(1),
  title: z.string(),
  text: z.string(),
  image: z.string().nullable(),
  link: z.string().nullable(),
  publicationDate,
})

/** What the browser remembers of the newest item that was read. Its date is kept, since the item may be deleted. */
const lastRead = z.object({ id: z.string().min(1), publicationDate })

export type LastRead = z.infer<typeof lastRead>

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
  return readStored(stored, lastRead, undefined)
}
