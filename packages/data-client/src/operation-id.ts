import { createHash } from 'node:crypto'

/** The id of a persisted operation: the hash of its text. */
export function operationId(text: string): string {
  return `sha256:${createHash('sha256').update(text).digest('hex')}`
}
