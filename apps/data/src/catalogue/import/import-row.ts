import type { Vocabulary } from '../save-vocabulary.ts'

/** One row of an import file. Rows are streamed, so the size of the file does not matter. */
export type ImportRow =
  | { kind: 'vocabulary'; place: string; vocabulary: Vocabulary }
  /** `product` is the unvalidated content of the file. */
  | { kind: 'product'; place: string; product: unknown }

export type ImportSource = AsyncIterable<ImportRow>
