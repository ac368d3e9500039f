const nul = '\0'

/** Removes NUL characters from all texts in a value, because Postgres rejects them with an error. */
export function stripNul(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(nul, '')
  if (Array.isArray(value)) return value.map(stripNul)
  if (!isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, stripNul(inner)]))
}

export function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes(nul)
  if (Array.isArray(value)) return value.some(hasNul)
  return isPlain(value) && Object.values(value).some(hasNul)
}

/** Excludes dates, files and other class instances. */
function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}
