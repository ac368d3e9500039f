import type { GalleryPage } from './example.ts'
import { basePages } from './gallery-base.ts'
import { displayPages } from './gallery-display.ts'
import { formPages } from './gallery-forms.ts'
import { navigationPages } from './gallery-navigation.ts'

/** The components by what they are for; each group is a page of the style guide, or half of one. */
export const galleryGroups = {
  base: basePages,
  forms: formPages,
  navigation: navigationPages,
  display: displayPages,
} satisfies Record<string, readonly GalleryPage[]>

/** Every component with its examples. */
export const gallery: GalleryPage[] = Object.values(galleryGroups).flat()
