import type { BasketProduct } from './basket.ts'

/** A product of a comparison, with or without one of its variants. */
export type ComparedEntry = Pick<BasketProduct, 'slug' | 'variantId'>

/** The maximum number of columns that stay readable, also in print. */
export const maxCompared = 12

const entryPattern = /^([a-z0-9]+(?:-[a-z0-9]+)*)(?:~([0-9a-f-]{36}))?$/

/**
 * Parses `axion-56,corva-24~<variant>` in order and ignores invalid entries. A product may occur twice, to compare its
 * variants.
 */
export function readComparedEntries(text: string): ComparedEntry[] {
  const entries = text.split(',').slice(0, 100)
  return entries.flatMap(readEntry).slice(0, maxCompared)
}

function readEntry(text: string): ComparedEntry[] {
  const found = text.length <= 200 ? entryPattern.exec(text) : null
  return found?.[1] ? [{ slug: found[1], variantId: found[2] ?? null }] : []
}

export function writeComparedEntries(entries: readonly ComparedEntry[]): string {
  return entries.map(({ slug, variantId }) => (variantId === null ? slug : `${slug}~${variantId}`)).join(',')
}
