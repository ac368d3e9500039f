import { createHash } from 'node:crypto'

/** A deterministic version-8 UUID of names, so that ids in baskets and links survive an import. */
export function stableId(...names: readonly string[]): string {
  const hex = createHash('sha256').update(names.join('\n')).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

export function contentHash(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url')
}
