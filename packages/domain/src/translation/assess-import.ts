import { z } from 'zod'
import { type CodedSection, sectionsToPlain } from './coded-text.ts'
import type { Segment } from './segments.ts'

/** A unit of a translation file. */
export type ImportedUnit = {
  key: string
  /** The hash of the source at the time of the export. */
  sourceHash: string | undefined
  /** Undefined if it is not translated yet. */
  sections: readonly CodedSection[] | undefined
}

/**
 * source-changed: the source is not the one that was translated. not-found: the page has no such text any more. too-long:
 * longer than its field. codes: links or formatting do not fit the source.
 */
export const importRefusal = z.enum(['source-changed', 'not-found', 'too-long', 'codes'])

export type ImportRefusal = z.infer<typeof importRefusal>

type SourceSegment = Segment & { hash: string }

type ImportFacts = {
  segments: readonly SourceSegment[]
  /** Whether the translated sections have the structure of the source. */
  fits: (segment: SourceSegment, sections: readonly CodedSection[]) => boolean
}

export type ImportAssessment = {
  accepted: { segment: SourceSegment; sections: readonly CodedSection[] }[]
  refused: { key: string; reason: ImportRefusal }[]
  untranslated: string[]
}

/** Decides about each unit alone, so that one refused text does not hold up the others. */
export function assessImport(units: readonly ImportedUnit[], { segments, fits }: ImportFacts): ImportAssessment {
  const assessment: ImportAssessment = { accepted: [], refused: [], untranslated: [] }
  const byKey = new Map(segments.map((segment) => [segment.key, segment]))
  for (const { key, sourceHash, sections } of units) {
    const segment = byKey.get(key)
    if (!sections || sectionsToPlain(sections).trim() === '') assessment.untranslated.push(key)
    else if (!segment) assessment.refused.push({ key, reason: 'not-found' })
    else if (sourceHash !== segment.hash) assessment.refused.push({ key, reason: 'source-changed' })
    else if (!fits(segment, sections)) assessment.refused.push({ key, reason: 'codes' })
    else if (sectionsToPlain(sections).length > (segment.maxLength ?? Infinity))
      assessment.refused.push({ key, reason: 'too-long' })
    else assessment.accepted.push({ segment, sections })
  }
  return assessment
}
