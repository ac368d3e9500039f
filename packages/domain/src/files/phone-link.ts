import { ok, refuse, type Result } from '../result.ts'
import { maxFiles } from './upload.ts'

/** How long a code on the screen can be used: as long as somebody needs to take out a phone and film a machine. */
export const phoneLinkMs = 15 * 60_000

/** The link by which a phone adds files to one form that is open elsewhere. */
export type PhoneLink = {
  endsAt: Date
  /** When its form was sent; nothing before. */
  endedAt: Date | null
  /** How many files came by it. */
  files: number
}

export type PhoneRefusal = 'link-over' | 'too-many'

/** Whether this many files may come by a link now. It ends with its time, and earlier with its form. */
export function mayAddFromPhone(
  { endsAt, endedAt, files }: PhoneLink,
  count: number,
  now: Date,
): Result<undefined, PhoneRefusal> {
  if (endedAt || now >= endsAt) return refuse('link-over')
  return files + count > maxFiles ? refuse('too-many') : ok(undefined)
}
