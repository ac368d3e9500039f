import { examplePictures } from '../pictures/example-pictures.ts'
import type { ClassificationGridContent } from './content.ts'

export const classificationGridExamples = {
  'six families': {
    blockType: 'classification-grid',
    heading: 'Six processes. One wire.',
    note: 'Each step sets the limits for the next. That is why we build all of them, and why they share one control.',
    links: [{ text: 'All machines', href: '/products' }],
    families: [
      {
        process: 'cut',
        title: 'Cutting and stripping',
        text: 'Cut to length and strip both ends, from hair-fine signal wire to 240 mm² battery cable.',
        range: '14 machines',
        href: '/products/cutting',
        image: examplePictures.bench,
      },
      {
        process: 'crimp',
        title: 'Crimping',
        text: 'Bench presses and fully automatic lines with crimp force monitoring in every stroke.',
        range: '22 machines',
        href: '/products/crimping',
        image: examplePictures.line,
      },
      {
        process: 'mark',
        title: 'Marking',
        text: 'Inkjet and laser marks on the running wire, readable for the life of the harness.',
        range: '9 machines',
        href: '/products/marking',
        image: examplePictures.marker,
      },
      {
        process: 'twist',
        title: 'Twisting',
        text: 'Pairs and triples with a constant lay length over the whole length of the wire.',
        range: '6 machines',
        href: '/products/twisting',
        image: examplePictures.twister,
      },
      {
        process: 'test',
        title: 'Harness testing',
        text: 'From a 128-point bench tester to high-voltage test tables for complete vehicle harnesses.',
        range: '17 machines',
        href: '/products/testing',
        image: examplePictures.tester,
      },
      {
        process: 'quality',
        title: 'Qualitätssicherungswerkzeuge',
        text: 'Crimp height, pull-out force and micrographs, recorded in one quality log.',
        range: null,
        href: '/products/quality',
        image: examplePictures.microscope,
      },
    ],
  },
} satisfies Record<string, ClassificationGridContent>
