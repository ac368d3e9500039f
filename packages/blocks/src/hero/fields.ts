import type { Block } from 'payload'
import { linksField } from '../links/link-fields.ts'
import { pictureField } from '../pictures/picture-field.ts'

export const heroFields: Block = {
  slug: 'hero',
  interfaceName: 'HeroBlock',
  labels: { singular: 'Hero', plural: 'Heroes' },
  admin: { group: 'Opening and closing' },
  fields: [
    {
      name: 'heading',
      type: 'text',
      required: true,
      maxLength: 120,
      admin: { description: 'The first thing a reader sees. As the first block it is the heading of the page.' },
    },
    { name: 'lead', type: 'textarea', maxLength: 400, admin: { description: 'Two or three sentences.' } },
    pictureField({ description: 'Fills the right half of a wide screen; cropped from the centre.' }),
    linksField({ maxRows: 3 }),
  ],
}
