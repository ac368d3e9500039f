export type TextRange = { start: number; end: number }

/** Replaces ranges by spaces, so that the positions of all other characters stay. */
export function maskRanges(text: string, ranges: readonly TextRange[]): string {
  return ranges.reduce(
    (masked, { start, end }) => masked.slice(0, start) + ' '.repeat(end - start) + masked.slice(end),
    text,
  )
}
