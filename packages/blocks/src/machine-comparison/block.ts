import { z } from 'zod'
import { bilingual } from '../bilingual.ts'
import { defineBlock } from '../define-block.ts'
import { lines } from '../lists/lines.ts'
import { listOf } from '../lists/list-content.ts'
import { examplePictures } from '../pictures/example-pictures.ts'
import { pictureField } from '../pictures/picture-field.ts'
import { productSlugField } from '../product-teasers/product-slug.ts'
import { teasedProduct } from '../product-teasers/teased-product.ts'
import { headContent } from '../sections/head-content.ts'
import { headFields } from '../sections/head-fields.ts'

const machineComparisonContent = z.object({
  blockType: z.literal('machine-comparison'),
  ...headContent,
  products: listOf(teasedProduct),
})

export type MachineComparisonContent = z.infer<typeof machineComparisonContent>

/** Machines side by side, with their wire ranges as bars and their technical data from the catalogue. */
export const machineComparisonBlock = defineBlock({
  content: machineComparisonContent,
  toText: ({ heading, note, products }) => lines(heading, note, ...products.flatMap(({ name, text }) => [name, text])),
  labels: {
    singular: bilingual('Machine comparison', 'Maschinenvergleich'),
    plural: bilingual('Machine comparisons', 'Maschinenvergleiche'),
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
      minRows: 2,
      maxRows: 4,
      admin: {
        description: bilingual(
          'Technical data and wire range come from the catalogue.',
          'Technische Daten und Leitungsbereich kommen aus dem Katalog.',
        ),
      },
      fields: [
        productSlugField(),
        { name: 'name', label: bilingual('Name', 'Name'), type: 'text', required: true, maxLength: 80 },
        {
          name: 'text',
          label: bilingual('Text', 'Text'),
          type: 'textarea',
          maxLength: 160,
          admin: { description: bilingual('For which work it is.', 'Für welche Arbeit sie ist.') },
        },
        pictureField({
          description: bilingual(
            'The machine, three-quarter view. If empty, the picture of the catalogue.',
            'Die Maschine in Dreiviertelansicht. Wenn leer, das Bild des Katalogs.',
          ),
        }),
      ],
    },
  ],
  examples: {
    'three machines': {
      blockType: 'machine-comparison',
      heading: 'The lines compared',
      note: null,
      links: [{ text: 'All machines', href: '/products' }],
      products: [
        { slug: 'axion-24', name: 'Axion 24', text: 'For small lots', image: examplePictures.bench },
        { slug: 'axion-56', name: 'Axion 56', text: 'For sealed wires', image: examplePictures.line },
        { slug: 'axion-88', name: 'Axion 88', text: 'For large cross-sections', image: examplePictures.press },
      ],
    },
    'without technical data, long words': {
      blockType: 'machine-comparison',
      heading: 'Kabelverarbeitungsmaschinen im Vergleich',
      note: 'Werte aus dem Katalog.',
      links: [],
      products: [
        {
          slug: 'unknown-1',
          name: 'Mehrfachanschlagverbindungsvollautomat',
          text: 'Für Einzeladerabdichtungsbestückungen',
          image: null,
        },
        { slug: 'axion-56', name: 'Axion 56', text: null, image: examplePictures.line },
      ],
    },
  },
})
