import { type AttributePath, readAttributePath } from './attribute-path.ts'
import { type Filter, parseFilter } from './parse-filter.ts'

/** The target of a PATCH operation: `members`, `name.givenName`, `emails[type eq "work"].value`. */
export type PatchPath = AttributePath & { filter: Filter | undefined }

const maxPathLength = 500

/** Undefined for a path that RFC 7644, section 3.5.2, does not allow. */
export function readPatchPath(text: string): PatchPath | undefined {
  const path = text.trim()
  if (path.length > maxPathLength) return undefined
  const opening = path.indexOf('[')
  if (opening === -1) {
    const plain = readAttributePath(path)
    return plain && { ...plain, filter: undefined }
  }
  const closing = path.lastIndexOf(']')
  const target = readAttributePath(path.slice(0, opening))
  const filter = closing > opening ? parseFilter(path.slice(opening + 1, closing)) : undefined
  const rest = path.slice(closing + 1)
  if (!target || target.subAttribute !== undefined || !filter?.ok) return undefined
  if (rest === '') return { attribute: target.attribute, subAttribute: undefined, filter: filter.value }
  const sub = rest.startsWith('.') ? readAttributePath(rest.slice(1)) : undefined
  if (!sub || sub.subAttribute !== undefined) return undefined
  return { attribute: target.attribute, subAttribute: sub.attribute, filter: filter.value }
}
