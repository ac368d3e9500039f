import type { Language } from '@ferrule/domain/locales/language'
import type { ReactNode } from 'react'

/**
 * One use of a component. The style guide shows it, the accessibility and screenshot checks test it, and developers
 * copy it.
 */
export type Example = {
  /** Short description: "loading", "with error". */
  name: string
  /** Language of the texts, if not English; determines hyphenation, line breaks and fonts. */
  language?: Language
  render: () => ReactNode
}

/** Style guide section of one component. */
export type GalleryPage = { component: string; examples: Example[] }
