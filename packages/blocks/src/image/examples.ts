import { examplePictures } from '../pictures/example-pictures.ts'
import type { ImageContent } from './content.ts'

export const imageExamples = {
  'stretched, 1180': {
    blockType: 'image',
    image: examplePictures.hall,
    layout: 'Stretched',
    caption: 'Assembly hall in Wolhusen. A line is built, run with the customer’s wire and taken apart again.',
  },
  'wider than the text, 980': {
    blockType: 'image',
    image: examplePictures.strands,
    layout: 'BreakOut',
    caption: null,
  },
  'as wide as the text, 780': {
    blockType: 'image',
    image: examplePictures.bench,
    layout: 'Inline',
    caption: 'The Tessera line is built in the same hall as the first machine.',
  },
  'square beside its caption': {
    blockType: 'image',
    image: examplePictures.microscope,
    layout: 'AsideSquare',
    caption: 'Sektor 4. Width of the sample 3.42 mm, height 1.98 mm.',
  },
  'film-shaped beside its caption': {
    blockType: 'image',
    image: examplePictures.twister,
    layout: 'AsideVideo',
    caption: 'Verdrillmaschinenbedienungsanleitungsverzeichnis: one long word must not push the picture aside.',
  },
} satisfies Record<string, ImageContent>
