import { randomBytes } from 'node:crypto'
import { parse } from 'node:path'
import type { CollectionBeforeOperationHook } from 'payload'

/** Adds random characters to file names, so that the URL of an unpublished file, such as a report, is not guessable. */
export const unguessableName: CollectionBeforeOperationHook = ({ args, req }) => {
  if (req.file) {
    const { name, ext } = parse(req.file.name)
    req.file.name = `${name}-${randomBytes(9).toString('hex')}${ext.toLowerCase()}`
  }
  return args
}
