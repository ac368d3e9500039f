import { z } from 'zod'
import type { SegmentBaselines } from './segment-state.ts'

/** Longer texts are not stored: they seldom come again. */
export const maxMemoryLength = 2000

/** A published text with its translation. */
export type MemoryPair = { sourceHash: string; source: string; target: string }

type TranslatedSegment = {
  key: string
  source: string
  sourceHash: string
  /** With its tags; undefined without a translation. */
  target: string | undefined
}

/** The pairs of a publication. A translation that was made from an earlier source is no translation of the present one. */
export function listMemoryPairs(segments: readonly TranslatedSegment[], baselines: SegmentBaselines): MemoryPair[] {
  const pairs = new Map<string, MemoryPair>()
  for (const { key, source, sourceHash, target } of segments) {
    if (target === undefined || baselines[key]?.sourceHash !== sourceHash) continue
    if (Math.max(source.length, target.length) > maxMemoryLength || !/\p{L}/u.test(source)) continue
    pairs.set(sourceHash, { sourceHash, source, target })
  }
  return [...pairs.values()]
}

/** A translation of the same or a similar source. */
export const memoryMatch = z.object({
  /** In percent; 100 only for exactly the same source with its codes. */
  score: z.number().int().min(0).max(100),
  source: z.string(),
  target: z.string(),
  /** The title of the page that it was published on; null after the page was deleted. */
  page: z.string().nullable(),
})

export type MemoryMatch = z.infer<typeof memoryMatch>

export function toMatchScore({ isExact, similarity }: { isExact: boolean; similarity: number }): number {
  return isExact ? 100 : Math.min(99, Math.floor(similarity * 100))
}
