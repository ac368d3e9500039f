import { createHash } from 'node:crypto'

/** Under which an operation is asked for: whoever knows its text knows the id, and no other text has it. */
export function operationId(text: string): string {
  return `sha256:${createHash('sha256').update(text).digest('hex')}`
}
