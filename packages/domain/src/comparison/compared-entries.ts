import type { BasketProduct } from './basket.ts'

/** A product of a comparison, in one of its variants or as it is. */
export type ComparedEntry = Pick<BasketProduct, 'slug' | 'variantId'>

/** More columns than this nobody reads, on paper least of all. */
export const maxCompared = 12

const entryPattern = /^([a-z0-9]+(?:-[a-z0-9]+)*)(?:~([0-9a-f-]{36}))?$/

/**
 * Reads `axion-56,corva-24~<variant>`: what is unreadable is left out, the order stays. A product may stand there
 * twice, because that is how its variants are compared.
 */
export function readComparedEntries(text: string): ComparedEntry[] {
  const parts = text.split(',').slice(0, 100)
  return parts.flatMap(readEntry).slice(0, maxCompared)
}

function readEntry(part: string): ComparedEntry[] {
  const found = part.length <= 200 ? entryPattern.exec(part) : null
  return found?.[1] ? [{ slug: found[1], variantId: found[2] ?? null }] : []
}

export function writeComparedEntries(entries: readonly ComparedEntry[]): string {
  return entries.map(({ slug, variantId }) => (variantId === null ? slug : `${slug}~${variantId}`)).join(',')
}
