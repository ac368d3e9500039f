import { createHash } from 'node:crypto'

/** The same id for the same names every time, as a UUID of version 8: what baskets and links hold outlives an import. */
export function stableId(...names: readonly string[]): string {
  const hex = createHash('sha256').update(names.join('\n')).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

export function contentHash(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url')
}
