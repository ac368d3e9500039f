import { z } from 'zod'
import { maskRanges, type TextRange } from './text-ranges.ts'
import { findForms, findStarts, readText } from './word-forms.ts'

/** A term of the company in the two languages of a translation. */
export const glossaryTerm = z.object({
  source: z.string(),
  /** The approved term; null if the target language has none yet. */
  target: z.string().nullable(),
  /** Words of the target language for the same thing that texts do not use. */
  forbidden: z.array(z.string()),
  note: z.string().nullable(),
})

export type GlossaryTerm = z.infer<typeof glossaryTerm>

export type MarkedText = { text: string; term: GlossaryTerm | undefined }

/** Splits a source at its terms. The longest of overlapping terms counts: `crimp force`, not `crimp`. */
export function markTerms(source: string, terms: readonly GlossaryTerm[]): MarkedText[] {
  const marked: MarkedText[] = []
  let end = 0
  for (const { range, term } of locateTerms(source, terms)) {
    if (range.start > end) marked.push({ text: source.slice(end, range.start), term: undefined })
    marked.push({ text: source.slice(range.start, range.end), term })
    end = range.end
  }
  return end < source.length ? [...marked, { text: source.slice(end), term: undefined }] : marked
}

export function listUsedTerms(source: string, terms: readonly GlossaryTerm[]): GlossaryTerm[] {
  return [...new Set(locateTerms(source, terms).map(({ term }) => term))]
}

/** missing: the translation lacks the approved term. forbidden: it uses another word for it. */
export type TermWarning =
  | { kind: 'missing'; source: string; target: string }
  | { kind: 'forbidden'; target: string; variant: string }

/** Compares a translation with the terms of its source. A warning never blocks: a sentence may need another wording. */
export function assessTerms(source: string, target: string, terms: readonly GlossaryTerm[]): TermWarning[] {
  if (target.trim() === '') return []
  const read = readText(target)
  return listUsedTerms(source, terms).flatMap((term): TermWarning[] => {
    const approved = term.target
    if (approved === null) return []
    const uses = findForms(read, approved)
    const rest = readText(maskRanges(target, uses))
    const variant = term.forbidden.find((one) => findStarts(rest, one).length > 0)
    if (variant !== undefined) return [{ kind: 'forbidden', target: approved, variant }]
    return uses.length > 0 ? [] : [{ kind: 'missing', source: term.source, target: approved }]
  })
}

type LocatedTerm = { range: TextRange; term: GlossaryTerm }

function locateTerms(source: string, terms: readonly GlossaryTerm[]): LocatedTerm[] {
  const read = readText(source)
  const located: LocatedTerm[] = []
  for (const term of terms.toSorted((one, other) => other.source.length - one.source.length))
    for (const range of findForms(read, term.source))
      if (located.every((one) => one.range.end <= range.start || range.end <= one.range.start))
        located.push({ range, term })
  return located.toSorted((one, other) => one.range.start - other.range.start)
}
