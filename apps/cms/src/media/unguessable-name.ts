import { randomBytes } from 'node:crypto'
import { parse } from 'node:path'
import type { CollectionBeforeOperationHook } from 'payload'

/** Nobody can guess the address of a picture that no published page shows yet, such as next quarter's report. */
export const unguessableName: CollectionBeforeOperationHook = ({ args, req }) => {
  if (req.file) {
    const { name, ext } = parse(req.file.name)
    req.file.name = `${name}-${randomBytes(9).toString('hex')}${ext.toLowerCase()}`
  }
  return args
}
