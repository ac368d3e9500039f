import type { GalleryPage } from './example.ts'
import { basePages } from './gallery-base.ts'

/** Every component with its examples, in the order of the style guide. */
export const gallery: GalleryPage[] = [...basePages]
