import type { Vocabulary } from '../save-vocabulary.ts'

/** What a file says, one thing after the other, so that its size does not matter. */
export type ImportRow =
  | { kind: 'vocabulary'; place: string; vocabulary: Vocabulary }
  /** Not checked yet: `product` is whatever stands in the file. */
  | { kind: 'product'; place: string; product: unknown }

export type ImportSource = AsyncIterable<ImportRow>
