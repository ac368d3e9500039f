import { examplePictures } from '../pictures/example-pictures.ts'
import type { ProductTeasersContent } from './content.ts'

export const productTeasersExamples = {
  'three machines': {
    blockType: 'product-teasers',
    heading: 'Machines for this',
    note: 'All three share one control and one spare-part list.',
    links: [{ text: 'All machines', href: '/products' }],
    products: [
      {
        slug: 'axion-56',
        name: 'Axion 56',
        text: 'Both ends crimped in one pass, changeover in three minutes.',
        image: examplePictures.line,
      },
      {
        slug: 'sektor-4',
        name: 'Sektor 4',
        text: 'From cut to micrograph in nine seconds.',
        image: examplePictures.microscope,
      },
      {
        slug: 'torsio-12',
        name: 'Torsio 12',
        text: 'Constant lay length over the whole wire.',
        image: examplePictures.twister,
      },
    ],
  },
  'two, long words': {
    blockType: 'product-teasers',
    heading: 'Passende Maschinen',
    note: null,
    links: [],
    products: [
      {
        slug: 'pressa-2',
        name: 'Halbautomatische Tischcrimppresse mit Crimpkraftüberwachung',
        text: null,
        image: examplePictures.press,
      },
      { slug: 'signa-1', name: 'Signa 1', text: null, image: examplePictures.marker },
    ],
  },
} satisfies Record<string, ProductTeasersContent>
