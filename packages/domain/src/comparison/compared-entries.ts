import type { BasketProduct } from './basket.ts'

/** A product of a comparison, in one of its variants or as it is. */
export type ComparedEntry = Pick<BasketProduct, 'slug' | 'variantId'>

/** More columns than this nobody reads, on paper least of all. */
export const maxCompared = 12

const entryPattern = /^([a-z0-9]+(?:-[a-z0-9]+)*)(?:~([0-9a-f-]{36}))?$/

/** Reads `axion-56,corva-24~<variant>`: unreadable entries and repetitions are left out, the order stays. */
export function readComparedEntries(text: string): ComparedEntry[] {
  const entries = new Map<string, ComparedEntry>()
  for (const part of text.split(',').slice(0, 100)) {
    const found = entryPattern.exec(part)
    if (found?.[1] && part.length <= 200) entries.set(part, { slug: found[1], variantId: found[2] ?? null })
  }
  return [...entries.values()].slice(0, maxCompared)
}

export function writeComparedEntries(entries: readonly ComparedEntry[]): string {
  return entries.map(({ slug, variantId }) => (variantId === null ? slug : `${slug}~${variantId}`)).join(',')
}
