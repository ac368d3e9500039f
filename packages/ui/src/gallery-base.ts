import { buttonExamples } from './button/examples.tsx'
import type { GalleryPage } from './example.ts'
import { iconExamples } from './icon/examples.tsx'

/** Buttons and icons, used by all other components. */
export const basePages: GalleryPage[] = [
  { component: 'Button', examples: buttonExamples },
  { component: 'Icon', examples: iconExamples },
]
