import type { Block } from 'payload'
import { pictureField } from '../pictures/picture-field.ts'
import { headFields } from '../sections/head-fields.ts'
import { checkText } from '../validation/check-text.ts'
import { productSlug } from './content.ts'

export const productTeasersFields: Block = {
  slug: 'product-teasers',
  interfaceName: 'ProductTeasersBlock',
  labels: { singular: 'Product teasers', plural: 'Product teasers' },
  admin: { group: 'Teasers' },
  fields: [
    ...headFields,
    {
      name: 'products',
      type: 'array',
      labels: { singular: 'Product', plural: 'Products' },
      required: true,
      minRows: 1,
      maxRows: 8,
      fields: [
        {
          name: 'slug',
          label: 'Product',
          type: 'text',
          required: true,
          maxLength: 120,
          admin: { description: 'The last part of its address: axion-56 for /products/axion-56.' },
          validate: checkText({
            isGood: (text) => productSlug.test(text),
            refusal: 'Please enter the last part of the address: lower-case letters, digits, hyphens',
            maxLength: 120,
            required: true,
          }),
        },
        { name: 'name', type: 'text', required: true, maxLength: 80 },
        { name: 'text', type: 'textarea', maxLength: 160, admin: { description: 'Why this machine, here.' } },
        pictureField({ required: true, description: 'The machine, three-quarter view. Shown 4:3.' }),
      ],
    },
  ],
}
