import { examplePictures } from '../pictures/example-pictures.ts'
import { paragraph, richText } from '../rich-text/rich-text-nodes.ts'
import type { TextWithMediaContent } from './content.ts'

export const textWithMediaExamples = {
  'square picture left': {
    blockType: 'text-with-media',
    heading: 'The picture while the machine is still warm',
    body: richText(
      paragraph('The Sektor 4 saws, grinds, etches and photographs one crimp in nine seconds.'),
      paragraph('It stands next to the press. The operator sees the micrograph before the next reel is on.'),
    ),
    image: examplePictures.microscope,
    imageSide: 'left',
    imageShape: 'AsideSquare',
    links: [{ text: 'See quality tools', href: '/products' }],
  },
  'film-shaped picture right': {
    blockType: 'text-with-media',
    heading: 'Twisted without a trace',
    body: richText(paragraph('The lay length stays constant over the whole wire, also where it was gripped.')),
    image: examplePictures.twister,
    imageSide: 'right',
    imageShape: 'AsideVideo',
    links: [],
  },
  'picture deleted, long German words': {
    blockType: 'text-with-media',
    heading: 'Crimpkraftüberwachungseinrichtungen',
    body: richText(paragraph('Die Qualitätssicherungsverfahrensanweisung liegt jeder Maschine bei.')),
    image: null,
    imageSide: 'right',
    imageShape: 'AsideSquare',
    links: [],
  },
} satisfies Record<string, TextWithMediaContent>
