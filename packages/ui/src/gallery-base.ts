import { buttonExamples } from './button/examples.tsx'
import type { GalleryPage } from './example.ts'
import { iconExamples } from './icon/examples.tsx'

/** Buttons, links and type: the smallest things everything else is made of. */
export const basePages: GalleryPage[] = [
  { component: 'Button', examples: buttonExamples },
  { component: 'Icon', examples: iconExamples },
]
