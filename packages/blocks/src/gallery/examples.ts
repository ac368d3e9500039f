import { examplePictures } from '../pictures/example-pictures.ts'
import type { GalleryContent } from './content.ts'

const { press, marker, tester, bench, twister } = examplePictures

export const galleryExamples = {
  'five pictures': {
    blockType: 'gallery',
    heading: 'From bench to line',
    pictures: [
      { image: press, caption: 'Pressa 2: single terminals, force measured in every stroke.' },
      { image: marker, caption: null },
      { image: tester, caption: null },
      { image: bench, caption: 'Tessera 30 on a bench.' },
      { image: twister, caption: null },
    ],
  },
  'two pictures': {
    blockType: 'gallery',
    heading: 'Kabelverarbeitungsmaschinen',
    pictures: [
      { image: bench, caption: null },
      { image: press, caption: null },
    ],
  },
} satisfies Record<string, GalleryContent>
