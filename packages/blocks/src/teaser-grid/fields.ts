import type { Block } from 'payload'
import { targetField } from '../links/link-fields.ts'
import { pictureField } from '../pictures/picture-field.ts'
import { headFields } from '../sections/head-fields.ts'

export const teaserGridFields: Block = {
  slug: 'teaser-grid',
  interfaceName: 'TeaserGridBlock',
  labels: { singular: 'Teaser grid', plural: 'Teaser grids' },
  admin: { group: 'Teasers' },
  fields: [
    ...headFields,
    {
      name: 'teasers',
      type: 'array',
      labels: { singular: 'Teaser', plural: 'Teasers' },
      required: true,
      minRows: 2,
      maxRows: 12,
      admin: { description: 'Give all of them a picture, or none.' },
      fields: [
        { name: 'title', type: 'text', required: true, maxLength: 80 },
        { name: 'text', type: 'textarea', maxLength: 160 },
        targetField(),
        pictureField({ description: 'Cut to 768 × 432 from the centre.' }),
      ],
    },
  ],
}
