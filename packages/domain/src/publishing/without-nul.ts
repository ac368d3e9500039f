const nul = '\0'

/** No text may hold this sign in Postgres, which would answer with a fault. Whoever writes it never meant it. */
export function withoutNul(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(nul, '')
  if (Array.isArray(value)) return value.map(withoutNul)
  if (!isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutNul(inner)]))
}

export function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes(nul)
  if (Array.isArray(value)) return value.some(hasNul)
  return isPlain(value) && Object.values(value).some(hasNul)
}

/** Dates, files and the like stay what they are. */
function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}
