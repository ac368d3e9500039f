import { ok, refuse, type Result } from '../result.ts'
import { maxFiles } from './upload.ts'

/** The lifetime of a phone link: long enough to record a video of a machine. */
export const phoneLinkMs = 15 * 60_000

/** A link (QR code) that lets a phone add files to a form open in another browser. */
export type PhoneLink = {
  endsAt: Date
  /** When its form was sent; null before. */
  endedAt: Date | null
  /** The number of files added through it. */
  files: number
}

export type PhoneRefusal = 'link-over' | 'too-many'

/** Whether a link accepts this many files now. It ends when it expires or its form is sent. */
export function mayAddFromPhone(
  { endsAt, endedAt, files }: PhoneLink,
  count: number,
  now: Date,
): Result<undefined, PhoneRefusal> {
  if (endedAt || now >= endsAt) return refuse('link-over')
  return files + count > maxFiles ? refuse('too-many') : ok(undefined)
}
