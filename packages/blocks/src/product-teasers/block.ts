import { z } from 'zod'
import { bilingual } from '../bilingual.ts'
import { defineBlock } from '../define-block.ts'
import { lines } from '../lists/lines.ts'
import { listOf } from '../lists/list-content.ts'
import { examplePictures } from '../pictures/example-pictures.ts'
import { pictureField } from '../pictures/picture-field.ts'
import { headContent } from '../sections/head-content.ts'
import { headFields } from '../sections/head-fields.ts'
import { productSlugField } from './product-slug.ts'
import { teasedProduct } from './teased-product.ts'

const productTeasersContent = z.object({
  blockType: z.literal('product-teasers'),
  ...headContent,
  products: listOf(teasedProduct),
})

export type ProductTeasersContent = z.infer<typeof productTeasersContent>

/** Machines that an editor recommends, with the editor's texts. */
export const productTeasersBlock = defineBlock({
  content: productTeasersContent,
  toText: ({ heading, note, products }) => lines(heading, note, ...products.flatMap(({ name, text }) => [name, text])),
  labels: {
    singular: bilingual('Product teasers', 'Produkt-Teaser'),
    plural: bilingual('Product teasers', 'Produkt-Teaser'),
  },
  group: 'teasers',
  fields: [
    ...headFields,
    {
      name: 'products',
      label: bilingual('Products', 'Produkte'),
      type: 'array',
      labels: { singular: bilingual('Product', 'Produkt'), plural: bilingual('Products', 'Produkte') },
      required: true,
      minRows: 1,
      maxRows: 8,
      fields: [
        productSlugField(),
        { name: 'name', label: bilingual('Name', 'Name'), type: 'text', required: true, maxLength: 80 },
        {
          name: 'text',
          label: bilingual('Text', 'Text'),
          type: 'textarea',
          maxLength: 160,
          admin: {
            description: bilingual('Why this machine fits this page.', 'Warum diese Maschine zu dieser Seite passt.'),
          },
        },
        pictureField({
          required: true,
          description: bilingual(
            'The machine, three-quarter view. Shown 4:3.',
            'Die Maschine in Dreiviertelansicht. Erscheint im Format 4:3.',
          ),
        }),
      ],
    },
  ],
  examples: {
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
  },
})
