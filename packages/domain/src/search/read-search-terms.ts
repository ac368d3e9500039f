import { type Quantity, toQuantity } from '../measurement/dimension.ts'
import { parseMeasure } from '../measurement/parse-measure.ts'

export type SearchTerms = {
  /** The query without the measure. */
  words: string
  /** The quantity that a machine must be able to process: `12 AWG` is 3.31 mm². */
  quantity: Quantity | undefined
}

/** Finds the first measure in a query, in either system: as one word (`0.5in`) or as two (`12 AWG`, `AWG 12`). */
export function readSearchTerms(query: string): SearchTerms {
  const words = query.split(/\s+/).filter((word) => word !== '')
  for (const [index] of words.entries()) {
    for (const length of [2, 1]) {
      const measure = parseMeasure(words.slice(index, index + length).join(' '))
      if (measure) return { words: words.toSpliced(index, length).join(' '), quantity: toQuantity(measure) }
    }
  }
  return { words: words.join(' '), quantity: undefined }
}
