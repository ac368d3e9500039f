import type { GalleryPage } from './example.ts'
import { basePages } from './gallery-base.ts'
import { displayPages } from './gallery-display.ts'
import { formPages } from './gallery-forms.ts'
import { navigationPages } from './gallery-navigation.ts'

/** Components by purpose; each group is a page of the style guide, or half of one. */
export const galleryGroups = {
  base: basePages,
  forms: formPages,
  navigation: navigationPages,
  display: displayPages,
} satisfies Record<string, readonly GalleryPage[]>
