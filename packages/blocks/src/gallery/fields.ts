import type { Block } from 'payload'
import { pictureField } from '../pictures/picture-field.ts'
import { headingField } from '../sections/section-fields.ts'

export const galleryFields: Block = {
  slug: 'gallery',
  interfaceName: 'GalleryBlock',
  labels: { singular: 'Gallery', plural: 'Galleries' },
  admin: { group: 'Pictures and films' },
  fields: [
    headingField({ required: true }),
    {
      name: 'pictures',
      type: 'array',
      labels: { singular: 'Picture', plural: 'Pictures' },
      required: true,
      minRows: 2,
      maxRows: 14,
      admin: { description: 'Two large ones first, then three in a row: 5, 8 or 11 fill the rows.' },
      fields: [
        pictureField({ required: true, description: 'Shown 4:3, cut from the centre; enlarged it is whole.' }),
        { name: 'caption', type: 'text', maxLength: 160, admin: { description: 'Shown below the enlarged picture.' } },
      ],
    },
  ],
}
