import { z } from 'zod'

/** The source that a segment was translated from. Hashes are of the serialised sections. */
const segmentBaseline = z.object({
  sourceHash: z.string(),
  /** As plain text, to show and export what changed. */
  source: z.string(),
  targetHash: z.string(),
})

export type SegmentBaseline = z.infer<typeof segmentBaseline>

/** By the key of the segment. */
export const segmentBaselines = z.record(z.string(), segmentBaseline)

export type SegmentBaselines = z.infer<typeof segmentBaselines>

export const segmentState = z.enum(['new', 'changed', 'translated'])

export type SegmentState = z.infer<typeof segmentState>

export type SegmentHashes = {
  sourceHash: string
  /** Undefined without a translation. */
  targetHash: string | undefined
  baseline: SegmentBaseline | undefined
}

/** A translation without a baseline is older than the record of baselines, and counts as translated. */
export function stateOfSegment({ sourceHash, targetHash, baseline }: SegmentHashes): SegmentState {
  if (targetHash === undefined) return 'new'
  return baseline === undefined || baseline.sourceHash === sourceHash ? 'translated' : 'changed'
}

type PublishedSegment = { key: string; source: string; sourceHash: string; targetHash: string | undefined }

/**
 * The baselines after a publication of the target language: a text that its editor changed was made from the source of
 * now, all others keep theirs. Segments that no longer exist lose theirs.
 */
export function toPublishedBaselines(
  segments: readonly PublishedSegment[],
  baselines: SegmentBaselines,
): SegmentBaselines {
  const kept = segments.flatMap(({ key, source, sourceHash, targetHash }): [string, SegmentBaseline][] => {
    if (targetHash === undefined) return []
    const before = baselines[key]
    return [[key, before?.targetHash === targetHash ? before : { sourceHash, source, targetHash }]]
  })
  return Object.fromEntries(kept)
}
