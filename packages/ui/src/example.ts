import type { Language } from '@ferrule/domain/locales/language'
import type { ReactNode } from 'react'

/**
 * One way to use a component. The style guide shows it, the accessibility and picture checks visit it, and readers
 * copy from it: write an example, get three uses.
 */
export type Example = {
  /** What it shows, in a few words: "loading", "with error". */
  name: string
  /** The language of its words, when it is not English: for hyphens, line breaks and the fonts of other scripts. */
  language?: Language
  render: () => ReactNode
}

/** Everything the style guide shows of one component. */
export type GalleryPage = { component: string; examples: Example[] }
